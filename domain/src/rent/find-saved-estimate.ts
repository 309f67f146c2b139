import type { RentFigures } from './rent-table.ts'
import { withoutIndexStep } from './without-index-step.ts'

export interface SavedMarketRent {
  readonly market_lower_quartile: number | null
  readonly market_upper_quartile: number | null
  readonly market_period: string | null
}

/**
 * The estimate that a calculation was made with: `estimate`, or the same without the step by the region's rents; null when
 * it was another. Calculations without a quarter are older.
 */
export function findSavedEstimate<Estimate extends RentFigures>(
  saved: SavedMarketRent,
  estimate: Estimate,
): Estimate | null {
  if (isSaved(saved, estimate)) return estimate
  const before = withoutIndexStep(estimate)
  return before !== null && isSaved(saved, before) ? before : null
}

function isSaved(
  { market_lower_quartile, market_upper_quartile, market_period }: SavedMarketRent,
  { lower_quartile, upper_quartile, period }: RentFigures,
): boolean {
  const sameQuartiles = lower_quartile === market_lower_quartile && upper_quartile === market_upper_quartile
  return sameQuartiles && (market_period === null || market_period === period)
}
