import { NEW_CALCULATION } from '@homeyield/domain/calculation/fields'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'

/**
 * The inputs of the example on the public pages: docs/method/calculator.md, "Worked example". All results shown are
 * computed by the calculator's functions, never typed.
 */
export function workedExample(changes: Partial<CalculationInputs> = {}): CalculationInputs {
  return {
    ...NEW_CALCULATION,
    dwelling: 'House',
    number_of_bedrooms: 3,
    rent_source: 'market',
    market_lower_quartile: 570,
    market_upper_quartile: 700,
    house_condition: 50,
    purchase_price: 850_000,
    deposit: 170_000,
    loan_duration_months: 360,
    interest_rate: 6.49,
    repayment_type: 'Principal and interest',
    loan_payment_term: 'Fortnightly',
    insurance_cost: 1800,
    repairs_maintenance: 2000,
    rates: 2900,
    contingency: 500,
    vacancy_cost: null,
    property_management_fees: 8.5,
    include_interest_in_calc: true,
    ...changes,
  }
}
