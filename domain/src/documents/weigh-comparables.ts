import { type Day, dayNumber } from '../dates/calendar-day.ts'
import { toDollars } from '../money/round.ts'
import type { Dwelling } from '../property/property-options.ts'
import type { Comparable } from './document-fields.ts'

interface ComparedHome {
  readonly dwelling: Dwelling
  readonly number_of_bedrooms: number
}

/** A comparable home that counts. */
export interface WeighedComparable {
  readonly comparable: Comparable
  /** Its rent brought to the document's home, whole NZD a week. */
  readonly says: number
  /** Its part of all weights, a fraction. */
  readonly weight: number
}

/** What the comparable homes say of a home, whole NZD a week. */
export interface ComparedRent {
  readonly lower: number
  readonly median: number
  readonly upper: number
  readonly homes: readonly WeighedComparable[]
}

const DAYS_IN_YEAR = 365.25
// Of a home whose bedrooms or day are not known.
const UNKNOWN = 1

/**
 * The rents of comparable homes, each brought to this one and weighed; null when none counts. A home that is better by
 * some per cent counts as its rent divided by that much more. Its weight halves with each bedroom more or less, with another
 * kind of home, and with each year since it was let. The range is the middle half by weight.
 */
export function weighComparables(
  comparables: readonly Comparable[],
  home: ComparedHome,
  today: Day,
): ComparedRent | null {
  const counted = comparables.flatMap((comparable) => {
    const { weekly_rent: rent, counts, better_pct } = comparable
    if (!counts || rent === null || rent <= 0) return []
    return [{ comparable, rent: rent / (1 + better_pct / 100), full: weightOf(comparable, home, today) }]
  })
  const all = counted.reduce((sum, { full }) => sum + full, 0)
  if (all === 0) return null
  const shared = counted.map(({ comparable, rent, full }) => ({ comparable, rent, weight: full / all }))
  return {
    lower: toDollars(quantile(shared, 0.25)),
    median: toDollars(quantile(shared, 0.5)),
    upper: toDollars(quantile(shared, 0.75)),
    homes: shared.map(({ comparable, rent, weight }) => ({ comparable, says: toDollars(rent), weight })),
  }
}

function weightOf(
  { number_of_bedrooms: bedrooms, dwelling, let_on }: Comparable,
  home: ComparedHome,
  today: Day,
): number {
  const rooms = bedrooms === null ? UNKNOWN : Math.abs(bedrooms - home.number_of_bedrooms)
  const kind = dwelling === home.dwelling ? 0 : 1
  const years = let_on === null ? UNKNOWN : Math.max(0, dayNumber(today) - dayNumber(let_on)) / DAYS_IN_YEAR
  return 0.5 ** (rooms + kind + years)
}

/** The weighted quantile, between the middles of the weights; weights add up to 1. */
function quantile(given: readonly { readonly rent: number; readonly weight: number }[], share: number): number {
  const sorted = given.toSorted((one, other) => one.rent - other.rent)
  let before = 0
  const points = sorted.map(({ rent, weight }) => {
    const at = before + weight / 2
    before += weight
    return { rent, at }
  })
  const next = points.findIndex(({ at }) => at >= share)
  const [left, right] = [points[next - 1], points[next]]
  if (right === undefined) return points.at(-1)?.rent ?? 0
  if (left === undefined) return right.rent
  return left.rent + ((right.rent - left.rent) * (share - left.at)) / (right.at - left.at)
}
