import { describe, expect, it } from 'vitest'
import { G, goldenDeal, goldenDealFrom, HALF } from '../analysis/testing/golden-deal.ts'
import { payUnrounded } from './pay-unrounded.ts'
import { weekNow } from './week-now.ts'

const AS_AT = { start: '2026-11-26', settled: true }

describe('the week of the payments in force', () => {
  it('is that of the golden case', () => {
    expect(weekNow(goldenDeal(G).loans)).toEqual({ payment: 990.36, interest: 844.18, principal: 146.18 })
  })

  it('is all interest while only interest is paid, less its offset', () => {
    const half = { ...G, amount: 340_000, interest_rate: 6, repayment_type: 'Interest only' } as const
    const week = { payment: 669.23, interest: 669.23, principal: 0 }
    expect(weekNow(goldenDeal({ ...half, offset_balance: 100_000 }, half).loans)).toEqual(week)
  })

  it('is all interest of interest only that ends within a year, too', () => {
    const short = { ...G, interest_rate: 6, repayment_type: 'Interest only', term_months: 6 } as const
    // 680,000 × 6 % / 52
    expect(weekNow(goldenDeal(short).loans)).toEqual({ payment: 784.62, interest: 784.62, principal: 0 })
  })

  it('has the rate after a fixed term that has ended', () => {
    const week = { payment: 1010.38, interest: 825.3, principal: 185.08 }
    expect(weekNow(goldenDealFrom(AS_AT, HALF, HALF).loans)).toEqual(week)
  })

  it('has interest’s share of the payments that are left of less than a year', () => {
    const short = { ...G, amount: 50_000, interest_rate: 6.5, loan_payment_term: 'Monthly', term_months: 6 } as const
    const week = { payment: 2877.24, interest: 818.73, principal: 2058.51 }
    expect(weekNow(goldenDeal(short, { ...G, amount: 630_000 }).loans)).toEqual(week)
    const nearlyPaid = {
      ...short,
      amount: 200_000,
      interest_rate: 6.2,
      term_months: 84,
      drawdown_date: '2020-12-15',
      offset_balance: 15_000,
    }
    expect(weekNow(goldenDealFrom(AS_AT, nearlyPaid).loans)).toMatchObject({ interest: 5.55, principal: 673.12 })
  })

  it('takes the last of eleven payments for the last, though cents are left of the rounded ones', () => {
    const two = { ...G, amount: 100_000, interest_rate: 6, loan_payment_term: 'Monthly', term_months: 24 } as const
    // 47,321.25 owed, 4,432.06 a month: 1,431.44 of interest; 1,022.78 × 1,431.44 / (1,431.44 + 47,321.25) = 30.03.
    const week = { payment: 1022.78, interest: 30.03, principal: 992.75 }
    expect(weekNow(goldenDealFrom(AS_AT, { ...two, drawdown_date: '2025-10-15' }).loans)).toEqual(week)
  })

  it('has the interest of a whole year where an offset leaves the last of its payments smaller', () => {
    // 888.487887 a month at 1 % of what is above 9,000: the twelfth repays 237.85 with 11.215121 of interest in all.
    const year = { ...G, amount: 10_000, interest_rate: 12, loan_payment_term: 'Monthly', term_months: 12 } as const
    // 888.487887 × 12 / 52 = 205.04 and 11.215121 / 52, not its share of 12 payments, 0.23.
    const week = { payment: 205.04, interest: 0.22, principal: 204.82 }
    expect(weekNow(goldenDeal({ ...year, offset_balance: 9000 }).loans)).toEqual(week)
  })

  it('is nothing without a loan', () => {
    expect(weekNow([])).toEqual({ payment: 0, interest: 0, principal: 0 })
  })
})

describe('the interest of the next year', () => {
  const [golden] = goldenDeal(G).loans

  it('is that of the golden case, and scales', () => {
    expect(golden && payUnrounded(golden).interest).toBeCloseTo(43_897.48, 2)
    expect(golden && payUnrounded(golden, { scale: 0.5 }).interest).toBeCloseTo(43_897.48 / 2, 2)
    expect(golden && payUnrounded(golden, { scale: 0 }).interest).toBe(0)
  })

  it('counts a rate that changes and interest only that ends within the year', () => {
    // −216.24 a week of the week: 21,743.30 of income less 32,987.96.
    const principalToo = {
      ...G,
      amount: 400_000,
      interest_rate: 4.49,
      fixed_until: '2027-06-01',
      rate_after: 5.1,
      loan_payment_term: 'Monthly',
    } as const
    const interestFirst = {
      ...G,
      amount: 280_000,
      interest_rate: 4.99,
      interest_only_months: 6,
      loan_payment_term: 'Monthly',
    } as const
    const { loans } = goldenDeal(principalToo, interestFirst)
    const total = loans.reduce((sum, loan) => sum + payUnrounded(loan).interest, 0)
    expect((21_743.3 - total) / 52).toBeCloseTo(-216.24, 2)
  })

  it('has no interest below a rate of 0, and none of what an offset covers', () => {
    expect(golden && payUnrounded(golden, { rateShift: -10 }).interest).toBe(0)
    const [covered] = goldenDeal({ ...G, offset_balance: 700_000 }).loans
    expect(covered && payUnrounded(covered).interest).toBe(0)
  })
})
