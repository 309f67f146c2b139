import { aPayment, type Money, paymentToYear } from '../money/money.ts'
import { sum } from '../money/sum.ts'
import type { LoanNow } from './loan-now.ts'
import { interestOnlyPayment, principalAndInterestPayment } from './repayment.ts'

/**
 * A year's payments in NZD, unrounded, with every rate higher by some points: DS. Source:
 * docs/method/stress-and-solve.md, "The week as a formula".
 */
export function debtService(loans: readonly LoanNow[], rateShift: number): Money<'year'> {
  return sum(loans.map((loan) => paymentToYear(paymentAt(loan, rateShift), loan.paymentsPerYear)))
}

/**
 * One payment in NZD, unrounded, with the rate higher by some points. Of a settled home it is the payment in force and
 * what the rate adds to a payment on what is left.
 */
export function paymentAt(loan: LoanNow, rateShift: number): Money<'payment'> {
  // A sum such as 6.49 − 6.49 may be a little below 0.
  const rate = Math.max(loan.rate + rateShift, 0)
  if (loan.interest_only) {
    const counted = Math.max(loan.balance - loan.loan.offset_balance, 0)
    return interestOnlyPayment(counted, rate, loan.paymentsPerYear) ?? aPayment(0)
  }
  if (!loan.settled) return levelPayment(loan, rate)
  return aPayment(loan.payment + (levelPayment(loan, rate) - levelPayment(loan, loan.rate)))
}

/** A payment that repays what is left at a rate, in NZD, unrounded; an offset does not lower it. */
export function levelPayment(
  { balance, payments_left, paymentsPerYear }: Pick<LoanNow, 'balance' | 'payments_left' | 'paymentsPerYear'>,
  rate: number,
): Money<'payment'> {
  return principalAndInterestPayment(balance, rate, payments_left ?? 0, paymentsPerYear) ?? aPayment(0)
}
