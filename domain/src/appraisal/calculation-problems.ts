import { RENT_PERIODS } from '../rent/rent-period.ts'
import { isInverted, UPPER_BELOW_LOWER } from '../rent/rent-range-problem.ts'
import type { RentRangeFields } from '../rent/rent-fields.ts'

const ADDRESS_REQUIRED = 'You need to enter an address to save this calculation.'

/** Shown over the rental assessment until an address is chosen. */
export const ADDRESS_NEEDED_FOR_RENT = 'You need to enter an address to see your rental estimates'

/** Shown over the other sections until an address is chosen. */
export const ADDRESS_NEEDED = 'You need to enter an address to see your estimates'

/** Shown when an area has no market rent at all. */
export const NO_MARKET_RENT =
  "Sorry, we don't have any market rent data for this address. Enter your estimates manually."

/** The errors that prevent saving, by field: no address, or an upper rent below its lower one. */
export function calculationProblems(
  inputs: RentRangeFields & { readonly property: string },
): Partial<Record<'property' | keyof RentRangeFields, string>> {
  const problems: Partial<Record<'property' | keyof RentRangeFields, string>> = {}
  if (inputs.property.trim() === '') problems.property = ADDRESS_REQUIRED
  for (const period of RENT_PERIODS) {
    const lower = inputs[`${period}_rental_income_lower`]
    const upper = inputs[`${period}_rental_income_upper`]
    if (isInverted(lower, upper)) problems[`${period}_rental_income_upper`] = UPPER_BELOW_LOWER
  }
  return problems
}
