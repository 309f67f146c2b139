import type { Borrowing } from './borrowing.ts'
import { loanOf } from './borrowing.ts'
import { paymentAt } from './debt-service.ts'
import { PAYMENTS_PER_YEAR, repaymentsIn } from './loan-options.ts'
import type { LoanNow } from './loan-now.ts'
import { aPayment, aYear, type Money, paymentToYear, yearToWeek } from '../money/money.ts'
import { payUnrounded } from './pay-unrounded.ts'

/** What the loans of a calculation cost, unrounded; null where it is not known. */
export interface LoanCosts {
  /** One repayment; null where several loans have no one repayment. */
  readonly payment: Money<'payment'> | null
  readonly weekly_payment: Money<'week'> | null
  /** A year's interest. */
  readonly interest: Money<'year'> | null
  /** A year's repayments. */
  readonly repayment: Money<'year'> | null
}

export const UNKNOWN_COSTS: LoanCosts = { payment: null, weekly_payment: null, interest: null, repayment: null }

// A loan whose rate never changes costs the same from any day.
const ANY_DAY = '2000-01-01'

/**
 * The loan of a calculation's own fields before its first repayment; its term may end between two repayments. Null when
 * an input is missing or the term is shorter than one repayment period. Source: docs/method/calculator.md, "Loan sums".
 */
export function ownLoan(borrowing: Borrowing): LoanNow | null {
  const amount = loanOf(borrowing)
  const { interest_rate, repayment_type, loan_payment_term, loan_duration_months } = borrowing
  if (amount === null || interest_rate === null) return null
  const interest_only = repayment_type === 'Interest only'
  const payments_left = repaymentsIn(loan_duration_months ?? 0, loan_payment_term)
  if (!interest_only && payments_left < 1) return null
  return {
    loan: {
      name: '',
      amount,
      interest_rate,
      fixed_until: null,
      rate_after: null,
      repayment_type,
      interest_only_months: null,
      loan_payment_term,
      term_months: null,
      drawdown_date: ANY_DAY,
      owed_on: null,
      offset_balance: 0,
    },
    paid: 0,
    balance: amount,
    rate: interest_rate,
    payment: aPayment(0),
    paymentsPerYear: PAYMENTS_PER_YEAR[loan_payment_term],
    payments_left: interest_only ? null : payments_left,
    interest_only,
    settled: false,
  }
}

/** What it costs in its first year. */
export function ownLoanCosts(borrowing: Borrowing): LoanCosts {
  const own = ownLoan(borrowing)
  if (own === null) return UNKNOWN_COSTS
  const payment = paymentAt(own, 0)
  const repayment = paymentToYear(payment, own.paymentsPerYear)
  return { payment, weekly_payment: yearToWeek(repayment), interest: aYear(payUnrounded(own).interest), repayment }
}
