import { NOT_A_NUMBER } from '@homeyield/domain/fields/read-typed-figure'
import { RENT_PERIODS } from '@homeyield/domain/rent/rent-period'
import type { RentPeriod } from '@homeyield/domain/rent/rent-period'

/**
 * The period whose row shows the error of this one. The rows of a range convert into each other, so the first shows it for
 * all; only text that is no number concerns its own row alone.
 */
export function errorRow(problemOf: (period: RentPeriod) => string | null, period: RentPeriod): RentPeriod {
  const converts = (row: RentPeriod) => problemOf(row)?.includes(NOT_A_NUMBER) === false
  return converts(period) ? (RENT_PERIODS.find(converts) ?? period) : period
}
