import { type CalculationInputs, NOTHING_GIVEN } from '../../calculation/fields.ts'

/** The home of docs/method/calculator.md, "Worked example", with its market rent, as it is saved. */
export const GOLDEN_HOME: CalculationInputs = {
  ...NOTHING_GIVEN,
  property: '12 Rose Street, Ōtāhuhu, Auckland',
  number_of_bedrooms: 3,
  number_of_car_parks: 1,
  rent_source: 'market',
  market_lower_quartile: 570,
  market_upper_quartile: 700,
  market_period: '2025-07-01',
  purchase_price: 850_000,
  deposit: 170_000,
  loan_duration_months: 360,
  interest_rate: 6.49,
  loan_payment_term: 'Fortnightly',
  insurance_cost: 1800,
  repairs_maintenance: 2000,
  rates: 2900,
  contingency: 500,
  property_management_fees: 8.5,
}
