import type { ChangedScreening, ChangeScreeningBody, Screening, ScreeningHome } from '@homeyield/contract/screening'
import type { Criteria } from '@homeyield/domain/screening/criteria'
import type { Terms } from '@homeyield/domain/screening/terms'

/** Fields of a home to change. The server finds another place for `property` and `candidate_id`. */
export interface HomeChange extends Partial<
  Pick<ScreeningHome, 'property' | 'dwelling' | 'number_of_bedrooms' | 'purchase_price' | 'left_out' | 'calculation_id'>
> {
  readonly id: string
  readonly candidate_id?: string
}

/** What the server does not have yet. */
export interface ListChanges {
  readonly name?: string
  readonly terms?: Partial<Terms>
  readonly criteria?: Partial<Criteria>
  readonly homes?: readonly HomeChange[]
}

export function hasChanges(changes: ListChanges): boolean {
  return Object.keys(changes).length > 0
}

/** Both, where the later ones count. */
export function mergeChanges(earlier: ListChanges, later: ListChanges): ListChanges {
  const homes = new Map(earlier.homes?.map((home) => [home.id, home]))
  for (const home of later.homes ?? []) homes.set(home.id, { ...homes.get(home.id), ...home })
  return {
    ...earlier,
    ...later,
    ...((earlier.terms ?? later.terms) && { terms: { ...earlier.terms, ...later.terms } }),
    ...((earlier.criteria ?? later.criteria) && { criteria: { ...earlier.criteria, ...later.criteria } }),
    ...(homes.size > 0 && { homes: [...homes.values()] }),
  }
}

/** The list with changes, as far as they need no server; the same object without any. */
export function applyChanges(screening: Screening, changes: ListChanges): Screening {
  if (!hasChanges(changes)) return screening
  const { name = screening.name, terms, criteria, homes } = changes
  const changed = new Map(homes?.map((home) => [home.id, home]))
  return {
    ...screening,
    name,
    terms: { ...screening.terms, ...terms },
    criteria: { ...screening.criteria, ...mutable(criteria) },
    homes: screening.homes.map((home) => applyToHome(home, changed.get(home.id))),
  }
}

/** Whether the list has these changes already. A place is one that the server finds. */
export function changesNothing(screening: Screening, changes: ListChanges): boolean {
  if (changes.homes?.some(({ candidate_id }) => candidate_id !== undefined)) return false
  return JSON.stringify(applyChanges(screening, changes)) === JSON.stringify(screening)
}

/** The list after a change, of which the server answers only what changed. Its results are computed when it is shown. */
export function takeChange(before: Screening, { changed_homes, areas, ...changed }: ChangedScreening): Screening {
  const homes = new Map(changed_homes.map((home) => [home.id, home]))
  const known = new Map(areas.map((area) => [area.sa2_code, area]))
  const added = areas.filter(({ sa2_code }) => !before.areas.some((area) => area.sa2_code === sa2_code))
  return {
    ...changed,
    homes: before.homes.map((home) => homes.get(home.id) ?? home),
    results: [],
    areas: [...before.areas.map((area) => known.get(area.sa2_code) ?? area), ...added],
  }
}

function applyToHome(home: ScreeningHome, change: HomeChange | undefined): ScreeningHome {
  if (change === undefined) return home
  const { candidate_id: _candidate, ...fields } = change
  return { ...home, ...fields }
}

/** The body that stores changes. */
export function changeBody(version: number, { criteria, homes, ...rest }: ListChanges): ChangeScreeningBody {
  return {
    version,
    ...rest,
    ...(criteria && { criteria: mutable(criteria) }),
    ...(homes && { homes: [...homes] }),
  }
}

function mutable({ dwellings, deal_breakers, ...fields }: Partial<Criteria> = {}) {
  return {
    ...fields,
    ...(dwellings && { dwellings: [...dwellings] }),
    ...(deal_breakers && { deal_breakers: [...deal_breakers] }),
  }
}
