import { expect, it } from 'vitest'
import { A, B, C, goldenDeal, goldenDealFrom, HALF } from '../analysis/testing/golden-deal.ts'
import type { Loan } from './loan.ts'
import type { HomeStart } from './loan-now.ts'
import { loanAtEnd, paidBeforeRateEnds } from './paid-before-rate-ends.ts'

const AHEAD = { start: '2026-12-01', settled: false }

function endOf(loan: Loan, start: HomeStart = AHEAD) {
  const [now] = goldenDealFrom(start, loan).loans
  return now && { paid: paidBeforeRateEnds(now), end: loanAtEnd(now) }
}

it('is the first period that begins on the end of the fixed term or later', () => {
  // The 26th fortnight ends on 30 November 2027, the 27th on 14 December.
  expect(endOf(A)).toEqual({
    paid: 27,
    end: { date: '2027-12-14', balance: 334_293.47, payment_before: 793.8, payment_after: 887.08 },
  })
  // The 36th month ends on the day itself.
  const months = { date: '2029-12-01', balance: 240_000, payment_before: 998, payment_after: 1158 }
  expect(endOf(B)).toEqual({ paid: 36, end: months })
  expect(endOf({ ...B, fixed_until: '2029-12-02' })?.paid).toBe(37)
  expect(endOf({ ...B, fixed_until: '2026-12-02' })?.paid).toBe(1)
})

it('is now of a floating rate, and of one whose fixed term has ended', () => {
  const now = { date: '2026-12-01', balance: 100_000, payment_before: 135.16, payment_after: 135.16 }
  expect(endOf(C)).toEqual({ paid: 0, end: now })
  expect(endOf({ ...A, fixed_until: '2026-12-01' })?.paid).toBe(0)
  // Reference case L13: the 127th payment was on 23 November 2026.
  expect(endOf(HALF, { start: '2026-11-26', settled: true })).toEqual({
    paid: 127,
    end: { date: '2026-11-23', balance: 313_269.91, payment_before: 1010.38, payment_after: 1010.38 },
  })
})

it('has the payment in force until then, and on the day itself the one that follows', () => {
  // Of 240,000 over the 300 months after interest only, and of 235,044.23 over the 288 after that.
  expect(endOf({ ...B, fixed_until: '2032-12-01' })?.end).toEqual({
    date: '2032-12-01',
    balance: 235_044.23,
    payment_before: 1401.62,
    payment_after: 1512.14,
  })
  expect(endOf(A, { start: '2027-12-14', settled: true })?.end).toEqual({
    date: '2027-12-14',
    balance: 334_293.47,
    payment_before: 887.08,
    payment_after: 887.08,
  })
})

it('counts the payments of a settled home from the first', () => {
  const fixed = { ...HALF, fixed_until: '2026-12-01' }
  // A fortnight after 23 November, at 2.99 %: 128 payments, of which 127 are made.
  expect(endOf(fixed, { start: '2026-11-26', settled: true })).toMatchObject({ paid: 128, end: { date: '2026-12-07' } })
})

it('does not exist of a loan that is repaid before', () => {
  expect(endOf({ ...A, term_months: 6 })).toEqual({ paid: 13, end: null })
  // The thirteenth and last payment is on 1 June 2027.
  expect(endOf({ ...A, term_months: 6, fixed_until: '2027-06-01' })).toEqual({ paid: 13, end: null })
  expect(goldenDeal({ ...A, term_months: 6 }).loans).toHaveLength(1)
})
