import { expect, it } from 'vitest'
import type { GivenAnalysis } from '../inputs/analysis-inputs.ts'
import { projectYears } from '../projection/project-years.ts'
import { RULES_2026_11B as RULES } from '../rules/nz-2026-11b.ts'
import { completeGiven } from '../testing/complete-given.ts'
import { G, goldenDealFrom } from '../testing/golden-deal.ts'
import { cashFlowOf, firstYear } from './first-year.ts'

const SETTLED = '2026-12-01'

/** The golden case, settled on 1 December 2026 and seen on a day. */
function yearSeen(today: string, given: GivenAnalysis = {}, loan = G) {
  const plan = completeGiven({ settlement_date: SETTLED, ...given }, today)
  return firstYear(RULES, goldenDealFrom(plan, loan), plan)
}

it('has the payments that follow the day, so that one of the day itself is of the year before', () => {
  const monthly = { ...G, amount: 202_500, interest_rate: 5.2, loan_payment_term: 'Monthly' } as const
  // Payments 13 to 24 of the profitable home's loan, the 12th of which is on the day.
  expect(yearSeen('2027-12-01', {}, monthly)).toMatchObject({ interest: 1_030_850, principal: 303_490 })
  expect(yearSeen('2027-11-30', {}, monthly)).toMatchObject({ interest: 1_032_160, principal: 302_180 })
})

it('has the first whole year of a home that settles later', () => {
  // Year 1 of loan G (docs/method/loans.md, "Worked example").
  expect(yearSeen('2025-12-02')).toMatchObject({ interest: 4_389_749, principal: 760_123, income: 3_175_000 })
})

it('has no payments after the last one', () => {
  expect(yearSeen('2056-10-23')).toMatchObject({ principal: 198_407 })
  // Management and running costs are all that is deducted.
  expect(yearSeen('2056-10-24')).toMatchObject({ interest: 0, principal: 0, deductions: 1_000_670 })
  // Of a loan with fewer payments than a year has.
  const short = { ...G, term_months: 5, loan_payment_term: 'Monthly' } as const
  expect(yearSeen(SETTLED, {}, short)).toMatchObject({ principal: 68_000_000 })
  expect(yearSeen('2028-01-01', {}, short)).toMatchObject({ interest: 0, principal: 0 })
})

it('has the spending of year 1 from its start, and the chattels as they are then', () => {
  const given = { capital_spend: { 1: 3000, 2: 5000 }, chattels_cost: 15_000 }
  const none = { ...given, chattels_cost: 0 }
  const depreciationOf = (today: string) => yearSeen(today, given).deductions - yearSeen(today, none).deductions
  expect(['2026-01-01', SETTLED, '2027-11-30', '2027-12-01', '2028-12-01'].map(depreciationOf)).toEqual([
    375_000, 375_000, 375_000, 281_250, 210_938,
  ])
  expect(yearSeen('2028-12-01', given).capital_spend).toBe(300_000)
})

it('deducts legal fees of a home that is not settled', () => {
  const fees = { purchase_legal_fees: 2800 }
  expect(yearSeen(SETTLED, fees).deductions - yearSeen(SETTLED).deductions).toBe(280_000)
  expect(yearSeen('2026-12-02', fees).deductions).toBe(yearSeen('2026-12-02').deductions)
})

it('is year 1 of the years ahead, with the rent that the law allows', () => {
  const tenancy = { tenancy_start: '2026-01-01', notice_date: '2026-12-01' }
  const plan = completeGiven({ settlement_date: SETTLED, rent_mode: 'lawful', tenancy, rent_growth_pct: 9 }, SETTLED)
  const deal = goldenDealFrom(plan, G)
  const [first] = projectYears(RULES, deal, plan).years
  expect(cashFlowOf(firstYear(RULES, deal, plan)) / 100).toBe(first?.cash_flow_before_tax)
})
