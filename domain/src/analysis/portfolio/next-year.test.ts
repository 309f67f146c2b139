import { expect, it } from 'vitest'
import type { GivenAnalysis } from '../analysis-inputs.ts'
import { RULES_2026_11 } from '../rules/nz-2026-11.ts'
import { settleAnalysis } from '../settle-analysis.ts'
import { G, goldenDeal, PROFITABLE } from '../testing/golden-deal.ts'
import { nextYear } from './next-year.ts'

const SETTLED = '2026-12-01'
const planOf = (given: GivenAnalysis = {}) => settleAnalysis({ settlement_date: SETTLED, ...given }, SETTLED)
const yearFrom = (today: string, deal = goldenDeal(G), given: GivenAnalysis = {}) =>
  nextYear(RULES_2026_11, deal, planOf(given), today)

it('has the repayments that follow the day, so that one of the day itself is of the year before', () => {
  // Payments 13 to 24 of the profitable home's loan, the 12th of which is on the day.
  expect(yearFrom('2027-12-01', PROFITABLE)).toMatchObject({ interest: 1_030_850, principal: 303_490 })
  expect(yearFrom('2027-11-30', PROFITABLE)).toMatchObject({ interest: 1_032_160, principal: 302_180 })
})

it('has the first whole year of a home that settles later', () => {
  // Year 1 of loan G of the specification.
  expect(yearFrom('2025-12-02')).toMatchObject({ interest: 4_389_749, principal: 760_123, income: 3_175_000 })
})

it('has no repayments after the last one', () => {
  expect(yearFrom('2056-10-23')).toMatchObject({ principal: 198_407 })
  expect(yearFrom('2056-10-24')).toMatchObject({ interest: 0, principal: 0, deductible_interest: 0 })
  // Of a loan with fewer repayments than a year has.
  const short = goldenDeal({ ...G, term_months: 5, loan_payment_term: 'Monthly' })
  expect(yearFrom(SETTLED, short)).toMatchObject({ principal: 68_000_000 })
  expect(yearFrom('2028-01-01', short)).toMatchObject({ interest: 0, principal: 0 })
})

it('has the spending and the depreciation of the year of ownership in which it begins', () => {
  const given = { capital_spend: { 1: 3000, 2: 5000 }, chattels_cost: 15_000 }
  const of = (today: string) => yearFrom(today, goldenDeal(G), given)
  expect(of(SETTLED)).toMatchObject({ capital_spend: 300_000, depreciation: 375_000 })
  expect(of('2027-11-30')).toMatchObject({ capital_spend: 300_000, depreciation: 375_000 })
  expect(of('2027-12-01')).toMatchObject({ capital_spend: 500_000, depreciation: 281_250 })
  expect(of('2028-12-01')).toMatchObject({ capital_spend: 0, depreciation: 210_938 })
  expect(of('2026-01-01')).toMatchObject({ capital_spend: 300_000, depreciation: 375_000 })
})

it('has today’s rent, whatever the law allows later', () => {
  const lawful = { rent_mode: 'lawful', tenancy: { tenancy_start: '2026-01-01' } } as const
  // 52 weeks less 2 of 634.60.
  expect(yearFrom(SETTLED, { ...goldenDeal(G), weeklyRent: 634.6 }, lawful).income).toBe(3_173_000)
})
