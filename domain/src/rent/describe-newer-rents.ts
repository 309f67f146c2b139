import { formatMoney } from '../money/amount.ts'
import { findSavedEstimate, type SavedMarketRent } from './find-saved-estimate.ts'
import type { PropertyInputs } from '../property/property-fields.ts'
import { pointRent } from './point-rent.ts'
import type { RentFields } from './rent-fields.ts'
import type { RentFigures } from './rent-table.ts'
import { withoutIndexStep } from './without-index-step.ts'

/** The weekly rent by today's estimate beside that of a calculation made with older figures; otherwise empty. */
export function describeNewerRents(
  saved: SavedMarketRent & Pick<PropertyInputs, 'house_condition'> & Pick<RentFields, 'market_indexed'>,
  newest: RentFigures,
): string {
  const estimate = saved.market_indexed ? newest : withoutIndexStep(newest)
  const { market_lower_quartile: lower, market_upper_quartile: upper, house_condition: quality } = saved
  if (lower === null || upper === null || estimate === null || findSavedEstimate(saved, estimate)) return ''
  const [before, after] = [
    pointRent(lower, upper, quality),
    pointRent(estimate.lower_quartile, estimate.upper_quartile, quality),
  ]
  return before === after
    ? `Newer rents: ${formatMoney(after)} as before.`
    : `Newer rents: ${formatMoney(after)} instead of ${formatMoney(before)}.`
}
