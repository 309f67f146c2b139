import type { MarketRentEntry } from './market-rent-entry.ts'

export interface SavedMarketRent {
  readonly market_lower_quartile: number | null
  readonly market_upper_quartile: number | null
  readonly market_period: string | null
}

/** Whether an estimate is the one that a calculation was made with. Calculations without a quarter are older. */
export function isSavedEstimate(
  { market_lower_quartile, market_upper_quartile, market_period }: SavedMarketRent,
  { lower_quartile, upper_quartile, period }: Pick<MarketRentEntry, 'lower_quartile' | 'upper_quartile' | 'period'>,
): boolean {
  const sameQuartiles = lower_quartile === market_lower_quartile && upper_quartile === market_upper_quartile
  return sameQuartiles && (market_period === null || market_period === period)
}
