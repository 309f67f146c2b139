import { GIVEN_LOANS } from '@homeyield/domain/analysis/testing/golden-deal'

/** A calculation as an earlier version stored it. */
export interface CalculationOfBefore {
  readonly inputs: object
  readonly figures: object
  readonly scenarios: readonly object[]
}

/** The home of docs/method/calculator.md, "Worked example", as that version stored it. */
const INPUTS = {
  property: '12 Rose Street, Otahuhu, Auckland',
  is_sample_address: false,
  suburb: 'Otahuhu',
  city: 'Auckland',
  meshblock: null,
  sa2_code: '151600',
  dwelling: 'House',
  number_of_bedrooms: 3,
  number_of_car_parks: null,
  house_condition: 50,
  rent_source: 'market',
  market_lower_quartile: 570,
  market_upper_quartile: 700,
  market_period: '2025-07-01',
  weekly_rental_income: 635,
  weekly_rental_income_lower: 610,
  weekly_rental_income_upper: 660,
  monthly_rental_income_lower: 2643,
  monthly_rental_income_upper: 2860,
  yearly_rental_income_lower: 31_720,
  yearly_rental_income_upper: 34_320,
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
  property_management_fees: 8.5,
  vacancy_cost: null,
  body_corporate_fees: null,
  other_expenses: null,
  include_interest_in_calc: true,
  estimated_value: null,
  capital_value: null,
  note: null,
  status: null,
  tags: [],
  analysis: { rules: 'nz-2026-11' },
}
const FIGURES = {
  rent_source: 'market',
  weekly_rental_income: 635,
  weekly_rental_income_lower: 610,
  weekly_rental_income_upper: 660,
  monthly_rental_income_lower: 2643,
  monthly_rental_income_upper: 2860,
  yearly_rental_income_lower: 31_720,
  yearly_rental_income_upper: 34_320,
  loan: 680_000,
  payment_quantity: 1981,
  weekly_payment: 990,
  interest: 43_897,
  property_management_expense: 2806.7,
  vacancy_expense: 1270,
  total_expenses: 55_174,
  gross_rental_yield: 3.88,
  net_rental_yield: -2.61,
  yearly_profit: -22_154,
  monthly_profit: -1846,
  weekly_profit: -426,
  weekly_cash_flow: -572,
  several_loans: null,
}
const SEVERAL = {
  ...FIGURES,
  payment_quantity: null,
  weekly_payment: 762,
  interest: 31_389,
  total_expenses: 42_666,
  net_rental_yield: -1.13,
  yearly_profit: -9646,
  monthly_profit: -804,
  weekly_profit: -186,
  weekly_cash_flow: -344,
  several_loans: {
    value: { interest: 31_389.23, repayment: 39_643.251_770_311_14, weekly_payment: 762.367_692_307_692_3 },
  },
}
/** The payments of 2022, although the fixed term has ended since. */
const OWNED = {
  ...FIGURES,
  payment_quantity: null,
  weekly_payment: 660,
  interest: 20_129,
  total_expenses: 31_406,
  net_rental_yield: 0.19,
  yearly_profit: 1614,
  monthly_profit: 135,
  weekly_profit: 31,
  weekly_cash_flow: -242,
  several_loans: { value: { interest: 20_128.7, repayment: 34_344.677_072_576_24, weekly_payment: 660.47 } },
}
const HALF = { share_pct: 50, interest_rate: 2.99, fixed_until: '2024-01-10', rate_after: 6.9 }

/** Calculations of every kind, as stored on 20 November 2026. */
export const OF_BEFORE = {
  plain: { inputs: INPUTS, figures: FIGURES, scenarios: [] },
  several: {
    inputs: { ...INPUTS, analysis: { rules: 'nz-2026-11', settlement_date: '2026-12-01', loans: GIVEN_LOANS } },
    figures: SEVERAL,
    scenarios: [],
  },
  owned: {
    inputs: {
      ...INPUTS,
      status: 'owned',
      analysis: { rules: 'nz-2026-11', settlement_date: '2022-01-10', loans: [HALF, { ...HALF, share_pct: null }] },
    },
    figures: OWNED,
    scenarios: [],
  },
  one: {
    inputs: {
      ...INPUTS,
      interest_rate: 2.99,
      analysis: { rules: 'nz-2026-11', settlement_date: '2022-01-10', loans: [{ ...HALF, share_pct: null }] },
    },
    figures: { ...OWNED, payment_quantity: 1321, several_loans: null },
    scenarios: [],
  },
  with_scenario: {
    inputs: INPUTS,
    figures: FIGURES,
    scenarios: [
      {
        id: '6f1c2b1e-5c1f-4c55-8a3e-0d7a3f1b2c4d',
        name: '20 % cheaper',
        changes: { purchase_price: 680_000, deposit: 136_000 },
      },
    ],
  },
  // Before cash each week was computed.
  oldest: {
    inputs: INPUTS,
    figures: { ...FIGURES, weekly_cash_flow: undefined, several_loans: undefined },
    scenarios: [],
  },
} as const satisfies Readonly<Record<string, CalculationOfBefore>>

export type KindOfBefore = keyof typeof OF_BEFORE
export const KINDS_OF_BEFORE = Object.keys(OF_BEFORE) as KindOfBefore[]
