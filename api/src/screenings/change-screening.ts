import type { ChangeScreeningBody } from '@homeyield/contract/screening'
import { FREE_HOMES } from '@homeyield/domain/membership/allowances'
import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { notFound } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import { changeHomes } from './change-homes.ts'
import { changeCriteria, changeTerms } from './complete-terms.ts'
import type { CreateScreeningDeps } from './create-screening.ts'
import { findPlaces } from './find-places.ts'
import type { PresentedChange, PresentedScreening, presentChange } from './present-screening.ts'
import { screeningChanged } from './screening-problems.ts'

export interface ChangeScreeningDeps extends CreateScreeningDeps {
  readonly presentChanged: ReturnType<typeof presentChange>
}

/** Changes one of the viewer's lists (PATCH /screenings/{id}). */
export function changeScreening(deps: ChangeScreeningDeps) {
  const { screenings, findPlace, present, presentChanged } = deps
  return async (
    viewer: Viewer,
    { id }: { id: string },
    body: ChangeScreeningBody,
    answer: 'whole' | 'changes' = 'whole',
  ): Promise<PresentedScreening | PresentedChange> => {
    const { accountId } = viewer
    const isPremium = mayUsePremiumFeatures(viewer)
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
      homes: await findPlaces(accountId, findPlace, changed, isPremium ? Infinity : FREE_HOMES),
    }
    const stored = await screenings.change(accountId, id, current.version, content)
    if (stored !== null) {
      // Without Premium a change to one home can open or close others.
      const isShort = answer === 'changes' && isPremium
      return isShort ? presentChanged(viewer, stored, current.homes) : present(viewer, stored)
    }
    const newest = await screenings.find(accountId, id)
    throw newest === null ? notFound() : screeningChanged(await present(viewer, newest))
  }
}
