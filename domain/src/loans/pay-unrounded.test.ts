import { expect, it } from 'vitest'
import type { Loan } from './loan.ts'
import { type HomeStart, loanNow } from './loan-now.ts'
import { payUnrounded } from './pay-unrounded.ts'

const LOAN: Loan = {
  name: '',
  amount: 1200,
  interest_rate: 12,
  fixed_until: null,
  rate_after: null,
  repayment_type: 'Principal and interest',
  interest_only_months: null,
  loan_payment_term: 'Monthly',
  term_months: 360,
  drawdown_date: '2026-01-31',
  owed_on: null,
  offset_balance: 0,
}
const START = { start: '2026-01-31', settled: false }

function pay(changes: Partial<Loan>, variation = {}, start: HomeStart = START) {
  const now = loanNow({ ...LOAN, ...changes }, start)
  if (now === null) throw new Error('The loan is repaid')
  return payUnrounded(now, variation)
}

it('pays as many times as asked', () => {
  // 1 % a month of 1,200 over 360 months is 12.343351: interest 12, 11.996566, 11.993099.
  const { interest, balance } = pay({}, { payments: 3 })
  expect(interest).toBeCloseTo(35.989665, 6)
  expect(balance).toBeCloseTo(1198.959612, 6)
})

it('pays no more often than until the end of the loan', () => {
  // 1,000 over two months at 1 %: 507.512438 each, interest 10 and 5.024876.
  const short = pay({ amount: 1000, term_months: 2 })
  expect(short.interest).toBeCloseTo(15.024876, 6)
  expect(short.balance).toBe(0)
})

it('has the rate after a fixed term from the first period that begins on its last day or later', () => {
  const whole = { repayment_type: 'Interest only', fixed_until: '2026-03-31', rate_after: 24 } as const
  // Two months at 1 % of 1,200, ten at 2 %: the third period begins on 31 March.
  expect(pay(whole).interest).toBe(2 * 12 + 10 * 24)
  expect(pay({ ...whole, fixed_until: '2026-04-01' }).interest).toBe(3 * 12 + 9 * 24)
  // Of a settled home from the payment that is next: two are made by 31 March.
  expect(pay(whole, {}, { start: '2026-03-31', settled: true }).interest).toBe(12 * 24)
})

it('has the level payment from the end of interest only, on what is left then', () => {
  // One payment of interest, then 100 of 1,200 at rate 0 would be 12 payments of the 12 months that are left.
  const { interest, balance } = pay({ interest_rate: 0, interest_only_months: 1, term_months: 13 }, { payments: 4 })
  expect([interest, balance]).toEqual([0, 900])
})

it('keeps the payment in force of a settled home, to its cent', () => {
  const settled = { start: '2026-02-01', settled: true }
  // 1,200 + 12 − 12.34, then 1,199.66 × 1.01 − 12.34
  expect(pay({}, { payments: 1 }, settled).balance).toBeCloseTo(1199.66, 9)
  expect(pay({}, { payments: 2 }, settled).balance).toBeCloseTo(1199.3166, 9)
})

it('counts the offset in the interest alone', () => {
  // Of 1,200 less 200; the payment of 12.343351 is that of 1,200.
  const { interest, balance } = pay({ offset_balance: 200 }, { payments: 1 })
  expect(interest).toBe(10)
  expect(balance).toBeCloseTo(1197.656649, 6)
  expect(pay({ offset_balance: 5000 }).interest).toBe(0)
})

it('scales what is owed but no offset, and shifts every rate', () => {
  const whole = { repayment_type: 'Interest only', offset_balance: 200 } as const
  // (2,400 − 200) × 1 % and (1,200 − 200) × 1.5 %
  expect(pay(whole, { scale: 2, payments: 1 })).toEqual({ interest: 22, balance: 2400 })
  expect(pay(whole, { rateShift: 6, payments: 1 }).interest).toBe(15)
  expect(pay(whole, { rateShift: -20 }).interest).toBe(0)
})

it('owes nothing once an offset has shortened the loan', () => {
  // Without interest twelve payments of 106.618546 repay 1,200 within a year of twelve.
  expect(pay({ term_months: 12, offset_balance: 1200 })).toEqual({ interest: 0, balance: 0 })
})

it('pays interest only as often as there are payments, and without a term for the whole year', () => {
  const whole = { repayment_type: 'Interest only' } as const
  expect(pay({ ...whole, term_months: 6 }).interest).toBe(6 * 12)
  expect(pay({ ...whole, term_months: null })).toEqual({ interest: 12 * 12, balance: 1200 })
})

it('has the days of a loan whose payments nothing else asked for', () => {
  const now = loanNow({ ...LOAN, repayment_type: 'Interest only', rate_after: 24 }, START)
  const loan = now && { ...now.loan, drawdown_date: '2001-03-05', fixed_until: '2001-06-05' }
  // Three months at 1 % of 1,200, nine at 2 %.
  expect(now && loan && payUnrounded({ ...now, loan }).interest).toBe(3 * 12 + 9 * 24)
})
