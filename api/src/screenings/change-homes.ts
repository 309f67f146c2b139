import type { ChangeScreeningBody } from '@homeyield/contract/screening'
import type { ListingDoubt } from '@homeyield/domain/listings/listed-home'
import { keysOf } from '@homeyield/domain/records/keys-of'
import { invalid } from '../server/refusal.ts'
import { atPlace, NO_PLACE, type StoredHome } from './stored-home.ts'

type ChangedHome = NonNullable<ChangeScreeningBody['homes']>[number]

/** The homes of a list after changes by their ids; `own` are the calculations of the account. */
export function changeHomes(
  homes: readonly StoredHome[],
  changes: readonly ChangedHome[],
  own: ReadonlySet<string>,
): readonly StoredHome[] {
  const changed = new Map(homes.map((home) => [home.id, home]))
  for (const [index, change] of changes.entries()) {
    const home = changed.get(change.id)
    if (home === undefined) throw invalid({ [`homes.${index}.id`]: 'This list has no such home' })
    const { calculation_id, candidate_id } = change
    if (calculation_id && !own.has(calculation_id))
      throw invalid({ [`homes.${index}.calculation_id`]: 'You have no such calculation' })
    const candidate = home.candidates.find(({ id }) => id === candidate_id)
    if (candidate_id !== undefined && candidate === undefined)
      throw invalid({ [`homes.${index}.candidate_id`]: 'Choose one of the places that the home may be' })
    const taken = takeFields(home, change)
    changed.set(home.id, candidate === undefined ? taken : atPlace(taken, candidate))
  }
  return [...changed.values()]
}

/** What is no longer in doubt once a person has given it. */
const DOUBTS_OF = {
  dwelling: ['several_kinds', 'unit_as_flat'],
  number_of_bedrooms: ['several_bedrooms', 'bedrooms_by_position', 'studio_as_one_bedroom'],
  purchase_price: ['price_at_least', 'price_about', 'several_prices', 'price_unclear'],
  property: ['several_homes', 'may_be_office', 'may_be_land'],
} as const satisfies Partial<Record<keyof ChangedHome, readonly ListingDoubt[]>>

const FIELDS = ['dwelling', 'number_of_bedrooms', 'purchase_price', 'left_out', 'calculation_id'] as const

function takeFields(home: StoredHome, change: ChangedHome): StoredHome {
  const sent = FIELDS.filter((name) => change[name] !== undefined).map((name) => [name, change[name]])
  const given = keysOf(DOUBTS_OF).filter((name) => change[name] !== undefined)
  const answered = new Set<ListingDoubt>(given.flatMap((name) => DOUBTS_OF[name]))
  const taken: StoredHome = {
    ...home,
    ...Object.fromEntries(sent),
    doubts: home.doubts.filter((doubt) => !answered.has(doubt)),
  }
  const { property } = change
  // Another place, which is searched anew.
  return property === undefined || property === home.property ? taken : { ...taken, ...NO_PLACE, property }
}
