import { expect, it } from 'vitest'
import { GIVEN_LOANS, GOLDEN_HOME } from '../analysis/testing/golden-deal.ts'
import { appraiseAsAt } from '../appraisal/appraise-as-at.ts'
import { appraise } from '../appraisal/appraise.ts'
import type { AppraisalInputs } from '../appraisal/appraise.ts'

const golden: AppraisalInputs = {
  ...GOLDEN_HOME,
  rent_source: 'market',
  weekly_rental_income: null,
  market_lower_quartile: 570,
  market_upper_quartile: 700,
}

it.each<[string, Partial<AppraisalInputs>, number | null]>([
  // (33,020 − 11,276.70 − 26 × 1,980.72343) / 52 = −572.22
  ['the golden case', {}, -572],
  ['interest left out of the expenses', { include_interest_in_calc: false }, -572],
  // (33,020 − 11,276.70 − 44,132) / 52 = −430.55
  ['interest only, without a term', { repayment_type: 'Interest only', loan_duration_months: null }, -431],
  // (33,020 − 11,276.70) / 52 = 418.14
  ['no price', { purchase_price: null }, 418],
  ['nothing borrowed', { deposit: 850_000, interest_rate: null }, 418],
  ['a price without a deposit', { deposit: null }, null],
  ['no rate', { interest_rate: null }, null],
  ['no term', { loan_duration_months: null }, null],
  ['no rent', { market_lower_quartile: null, market_upper_quartile: null }, null],
  ['a market rent of 0', { market_lower_quartile: 0, market_upper_quartile: 0 }, null],
  // (−7,200 − 51,498.81) / 52 = −1,128.82
  ['a typed rent of 0', { rent_source: 'typed', weekly_rental_income: 0 }, -1129],
])('cash each week with %s', (_, changes, cash) => {
  expect(appraise({ ...golden, ...changes }).weekly_cash_flow).toBe(cash)
})

it('has cash after a change from the cents before, as the analysis has', () => {
  const loans = GIVEN_LOANS.slice(0, 1)
  const home = { ...GOLDEN_HOME, weekly_rental_income: 601.8, purchase_price: 510_000 }
  const { next_change } = appraiseAsAt({ ...home, analysis: { settlement_date: '2026-12-01', loans } }, '2026-12-01')
  // −7.86 − 46.64 = −54.50; without cents before −54.4986
  expect(next_change).toEqual({ date: '2027-12-14', because: 'fixed_rate_ends', weekly_cash_flow: -55 })
})
