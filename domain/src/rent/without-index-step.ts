import type { RentFigures } from './rent-table.ts'

/** An estimate without the step by the region's rents; null where these figures are not at hand. Source: rent estimate, section 5. */
export function withoutIndexStep<Estimate extends RentFigures>(estimate: Estimate): Estimate | null {
  return estimate.before_index === undefined ? null : { ...estimate, ...estimate.before_index }
}
