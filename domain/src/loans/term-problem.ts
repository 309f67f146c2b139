import type { Borrowing } from './borrowing.ts'
import type { LoanPaymentTerm } from './loan-options.ts'
import { repaymentsIn } from './loan-options.ts'

const PERIODS: Readonly<Record<LoanPaymentTerm, string>> = {
  Weekly: 'week',
  Fortnightly: 'fortnight',
  Monthly: 'month',
  Yearly: 'year',
}

/**
 * The error message for a term shorter than one repayment period; null for a term of 0, which counts as not given, and
 * for interest only, which needs no term. Source: docs/method/calculator.md, "Loan sums".
 */
export function termProblem(borrowing: Borrowing): string | null {
  const { loan_duration_months: months, loan_payment_term: term, repayment_type } = borrowing
  if (repayment_type === 'Interest only' || months === null || months === 0) return null
  if (repaymentsIn(months, term) >= 1) return null
  return `A ${term.toLowerCase()} repayment needs a term of at least a ${PERIODS[term]}.`
}
