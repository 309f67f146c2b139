import { round } from '../money/round.ts'

/** A professional's range for a home, and the market's rent beside it. NZD a week. */
export interface RangeBesideMarket {
  readonly lower: number | null
  readonly upper: number | null
  readonly market: number | null
}

const STEP = 5

/**
 * The range that is as far from a market rent as the last range was from its own; null where either is not known. Source:
 * docs/method/market-rent.md, "A range like the last one".
 */
export function rangeLikeLast(
  last: RangeBesideMarket,
  market: number | null,
): { readonly lower: number; readonly upper: number } | null {
  const { lower, upper, market: before } = last
  if (!lower || !upper || !before || !market) return null
  const scaled = (bound: number) => round((bound * market) / before / STEP) * STEP
  return { lower: scaled(lower), upper: scaled(upper) }
}
