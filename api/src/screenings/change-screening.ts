import type { ChangeScreeningBody } from '@homeyield/contract/screening'
import { FREE_HOMES } from '@homeyield/domain/membership/allowances'
import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { invalid, notFound } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import { changeCriteria, changeTerms } from './complete-terms.ts'
import type { CreateScreeningDeps } from './create-screening.ts'
import { atPlace, findPlaces } from './find-places.ts'
import type { PresentedScreening } from './present-screening.ts'
import { screeningChanged } from './screening-problems.ts'
import type { StoredHome } from './stored-home.ts'

type ChangedHome = NonNullable<ChangeScreeningBody['homes']>[number]

/** Changes one of the viewer's lists (PATCH /screenings/{id}). */
export function changeScreening({ screenings, places, present }: CreateScreeningDeps) {
  return async (viewer: Viewer, { id }: { id: string }, body: ChangeScreeningBody): Promise<PresentedScreening> => {
    const { accountId } = viewer
    const current = await screenings.find(accountId, id)
    if (current === null) throw notFound()
    if (current.version !== body.version) throw screeningChanged(await present(viewer, current))
    const changes = body.homes ?? []
    const saved = changes.flatMap(({ calculation_id }) => calculation_id ?? [])
    const own = await screenings.findOwnCalculations(accountId, saved)
    const changed = changeHomes(current.homes, changes, own)
    const content = {
      name: body.name ?? current.name,
      terms: changeTerms(current.terms, body.terms),
      criteria: changeCriteria(current.criteria, body.criteria),
      homes: await findPlaces(places, changed, mayUsePremiumFeatures(viewer) ? Infinity : FREE_HOMES),
    }
    const stored = await screenings.change(accountId, id, current.version, content)
    if (stored !== null) return present(viewer, stored)
    const newest = await screenings.find(accountId, id)
    throw newest === null ? notFound() : screeningChanged(await present(viewer, newest))
  }
}

function changeHomes(
  homes: readonly StoredHome[],
  changes: readonly ChangedHome[],
  own: ReadonlySet<string>,
): readonly StoredHome[] {
  const changed = new Map(homes.map((home) => [home.id, home]))
  for (const [index, change] of changes.entries()) {
    const home = changed.get(change.id)
    if (home === undefined) throw invalid({ [`homes.${index}.id`]: 'This list has no such home' })
    const { candidate_id, calculation_id } = change
    if (calculation_id && !own.has(calculation_id))
      throw invalid({ [`homes.${index}.calculation_id`]: 'You have no such calculation' })
    const candidate = home.candidates.find((one) => one.id === candidate_id)
    if (candidate_id !== undefined && candidate === undefined)
      throw invalid({ [`homes.${index}.candidate_id`]: 'Choose one of the places that the home may be' })
    const taken = takeFields(home, change)
    changed.set(home.id, candidate === undefined ? taken : atPlace(taken, candidate))
  }
  return [...changed.values()]
}

const FIELDS = ['dwelling', 'number_of_bedrooms', 'purchase_price', 'left_out', 'calculation_id'] as const

function takeFields(home: StoredHome, change: ChangedHome): StoredHome {
  const sent = FIELDS.filter((name) => change[name] !== undefined).map((name) => [name, change[name]])
  const taken: StoredHome = { ...home, ...Object.fromEntries(sent) }
  const { property } = change
  if (property === undefined || property === home.property) return taken
  // Another home, whose place is searched anew.
  return {
    ...taken,
    property,
    state: 'not_read',
    found: null,
    is_sample_address: false,
    suburb: null,
    city: null,
    meshblock: null,
    sa2_code: null,
    candidates: [],
  }
}
