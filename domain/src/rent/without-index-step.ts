import type { RentFigures } from './rent-table.ts'

/**
 * An estimate without the step by the region's rents; null where these figures are not at hand. Source:
 * docs/method/market-rent.md, "Step to the newest month".
 */
export function withoutIndexStep<Estimate extends RentFigures>(estimate: Estimate): Estimate | null {
  return estimate.before_index === undefined ? null : { ...estimate, ...estimate.before_index }
}
