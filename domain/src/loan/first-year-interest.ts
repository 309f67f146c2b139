import { interestPaid } from './balance.ts'
import type { Borrowing } from './borrowing.ts'
import { loanOf } from './borrowing.ts'
import { PAYMENTS_PER_YEAR } from './loan-options.ts'

/**
 * First-year interest in NZD, unrounded: of the first f repayments, or loan × rate for interest only. Null when it
 * cannot be computed. Source: decisions section 2.
 */
export function firstYearInterest(borrowing: Borrowing): number | null {
  const loan = loanOf(borrowing)
  const { interest_rate, loan_duration_months, repayment_type, loan_payment_term } = borrowing
  if (loan === null || interest_rate === null) return null
  if (repayment_type === 'Interest only') return (loan * interest_rate) / 100
  if (loan_duration_months === null) return null
  const paymentsPerYear = PAYMENTS_PER_YEAR[loan_payment_term]
  const payments = (loan_duration_months * paymentsPerYear) / 12
  return interestPaid({ loan, annualRate: interest_rate, payments, paymentsPerYear }, 1, paymentsPerYear)
}
