import { expect, it } from 'vitest'
import { goldenDealFrom, G } from '../analysis/testing/golden-deal.ts'
import type { Loan } from './loan.ts'
import { debtService, paymentAt } from './debt-service.ts'

const LOAN: Loan = {
  ...G,
  amount: 1200,
  interest_rate: 12,
  loan_payment_term: 'Monthly',
  drawdown_date: '2026-01-31',
}
// One of 360 payments of 12.34 is made: 1,199.66 is left.
const [settled] = goldenDealFrom({ start: '2026-02-28', settled: true }, LOAN).loans
const [ahead] = goldenDealFrom({ start: '2026-01-31', settled: false }, LOAN).loans

it('adds to the payment in force what a rate adds to a payment on what is left', () => {
  expect(settled && paymentAt(settled, 0)).toBe(12.34)
  // On 1,199.66 over 359 months 13.273668 at 13 %, 12.343386 at 12 % and 3.341671 at 0 %.
  expect(settled && paymentAt(settled, 1)).toBeCloseTo(13.270283, 6)
  expect(settled && paymentAt(settled, -20)).toBeCloseTo(3.338286, 6)
})

it('is a level payment on what is borrowed before the settlement', () => {
  expect(ahead && paymentAt(ahead, 0)).toBeCloseTo(12.343351, 6)
  expect(ahead && debtService([ahead, ahead], 0)).toBeCloseTo(24 * 12.343351, 4)
})
