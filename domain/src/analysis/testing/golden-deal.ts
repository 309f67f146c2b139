import type { CalculationInputs } from '../../calculation/fields.ts'
import { NOTHING_GIVEN } from '../../calculation/fields.ts'
import { aWeek } from '../../money/money.ts'
import type { GivenAnalysis } from '../inputs/analysis-inputs.ts'
import type { Deal } from '../deal/deal.ts'
import type { Loan } from '../../loans/loan.ts'
import type { HomeStart } from '../../loans/loan-now.ts'
import { buildDeal } from '../deal/build-deal.ts'

/** The loan of the worked example as one loan: G (docs/method/loans.md, "Worked example"). */
export const G: Loan = {
  name: 'All',
  amount: 680_000,
  interest_rate: 6.49,
  fixed_until: null,
  rate_after: null,
  repayment_type: 'Principal and interest',
  interest_only_months: null,
  loan_payment_term: 'Fortnightly',
  term_months: 360,
  drawdown_date: '2026-12-01',
  owed_on: null,
  offset_balance: 0,
}

/** The same amount as three loans. */
export const A: Loan = {
  ...G,
  name: 'Fixed 1 year',
  amount: 340_000,
  interest_rate: 4.49,
  fixed_until: '2027-12-01',
  rate_after: 5.49,
}
export const B: Loan = {
  ...G,
  name: 'Interest only 5 years',
  amount: 240_000,
  interest_rate: 4.99,
  fixed_until: '2029-12-01',
  rate_after: 5.79,
  interest_only_months: 60,
  loan_payment_term: 'Monthly',
}
export const C: Loan = {
  ...G,
  name: 'Floating, offset',
  amount: 100_000,
  interest_rate: 5.79,
  loan_payment_term: 'Weekly',
  offset_balance: 25_000,
}

/** Half of it, fixed for two years that are over: reference cases as at 26 November 2026. */
export const HALF: Loan = {
  ...G,
  amount: 340_000,
  interest_rate: 2.99,
  fixed_until: '2024-01-10',
  rate_after: 6.9,
  drawdown_date: '2022-01-10',
}

/** A, B and C as a person gives them. */
export const GIVEN_LOANS = [
  { name: 'A', amount: 340_000, interest_rate: 4.49, fixed_until: '2027-12-01', rate_after: 5.49 },
  {
    name: 'B',
    amount: 240_000,
    interest_rate: 4.99,
    fixed_until: '2029-12-01',
    rate_after: 5.79,
    repayment_type: 'Interest only',
    interest_only_months: 60,
    loan_payment_term: 'Monthly',
  },
  { name: 'C', amount: 100_000, interest_rate: 5.79, loan_payment_term: 'Weekly', offset_balance: 25_000 },
] as const satisfies GivenAnalysis['loans']

/** The calculation of the golden case. */
export const GOLDEN_HOME: CalculationInputs = {
  ...NOTHING_GIVEN,
  rent_source: 'typed',
  weekly_rental_income: 635,
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

/** The golden case with these loans, which settles on 1 December 2026. */
export function goldenDeal(...loans: readonly Loan[]): Deal {
  return goldenDealFrom({ start: '2026-12-01', settled: false }, ...loans)
}

export function goldenDealFrom(start: HomeStart, ...loans: readonly Loan[]): Deal {
  return buildDeal(GOLDEN_HOME, aWeek(635), { current_value: null, ...start }, { loans, loanShapes: loans })
}

/** The profitable home: reference case P3. */
export const PROFITABLE: Deal = {
  ...goldenDeal({ ...G, amount: 202_500, interest_rate: 5.2, loan_payment_term: 'Monthly' }),
  weeklyRent: aWeek(610),
  price: 450_000,
  value: 450_000,
  deposit: 247_500,
}

/** The golden case with three loans. */
export const split = goldenDeal(A, B, C)

/** The profitable home, bought at another time. */
export function profitableFrom(start: string, interest_rate = 5.2): Deal {
  const loan: Loan = {
    ...G,
    amount: 202_500,
    interest_rate,
    loan_payment_term: 'Monthly',
    drawdown_date: start,
  }
  const { weeklyRent, price, deposit, value } = PROFITABLE
  return { ...goldenDealFrom({ start, settled: false }, loan), weeklyRent, price, deposit, value }
}
