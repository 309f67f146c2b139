import { HALF_OF_80 } from './chance.ts'
import type { ScreenedResult, UnrankedHome } from './screened-result.ts'

/**
 * Orders homes by their chance, and gives one rank to those that the evidence does not separate. Homes without a chance
 * follow by the price at which they work, then those that miss a deal-breaker. Source: docs/method/screening.md, "Rank".
 */
export function rankHomes(homes: readonly UnrankedHome[]): readonly ScreenedResult[] {
  const ranked = homes.filter(isRanked).toSorted(byChance)
  const others = homes.filter((home) => !isRanked(home)).toSorted(byPrice)
  const results: ScreenedResult[] = []
  let leader: UnrankedHome | null = null
  let rank = 0
  for (const [index, home] of ranked.entries()) {
    if (leader === null || areSeparate(leader, home)) [leader, rank] = [home, index + 1]
    results.push({ ...home.result, rank })
  }
  for (const { result } of others) results.push({ ...result, rank: null })
  return results
}

function isRanked({ result }: UnrankedHome): boolean {
  return result.chance !== null && !result.is_out
}

function byChance(home: UnrankedHome, next: UnrankedHome): number {
  const [{ result: one }, { result: other }] = [home, next]
  return (
    descending(one.chance, other.chance) ||
    descending(marginOf(home), marginOf(next)) ||
    descending(one.gross_rental_yield, other.gross_rental_yield)
  )
}

function byPrice({ result: one }: UnrankedHome, { result: other }: UnrankedHome): number {
  return Number(one.is_out) - Number(other.is_out) || descending(one.works_at, other.works_at)
}

function descending(one: number | null, other: number | null): number {
  const [first, second] = [one ?? -Infinity, other ?? -Infinity]
  return first === second ? 0 : second - first
}

/**
 * Whether the evidence says that one home is above what it needs by more than another: always of two homes with the same
 * rent, otherwise where the difference is outside of its own 80 % interval.
 */
function areSeparate(one: UnrankedHome, other: UnrankedHome): boolean {
  const [above, below] = [marginOf(one), marginOf(other)]
  if (above === below) return false
  if (one.rentKey === other.rentKey) return true
  const deviation = Math.hypot(one.rent?.deviation ?? 0, other.rent?.deviation ?? 0)
  return Math.abs(above - below) > HALF_OF_80 * deviation
}

/** How far the logarithm of the area's median is above the one that is needed; −Infinity where a criterion is missed for certain. */
function marginOf({ result: { chance, needed_rent, judged }, rent }: UnrankedHome): number {
  if (chance === 0 && Object.values(judged).includes('missed')) return -Infinity
  if (rent === null) return 0
  return needed_rent === null ? Infinity : rent.mean - Math.log(needed_rent)
}
