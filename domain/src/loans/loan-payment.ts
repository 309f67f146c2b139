import { toDollars } from '../money/round.ts'
import type { Borrowing } from './borrowing.ts'
import { loanOf, tableLoanOf } from './borrowing.ts'
import { areSeveral, type CountedLoans, totalsOf } from './counted-loans.ts'
import { PAYMENTS_PER_YEAR } from './loan-options.ts'
import { interestOnlyPayment, principalAndInterestPayment } from './repayment.ts'

/** One repayment, and its weekly equivalent, in whole NZD. */
export interface LoanPayment {
  readonly payment_quantity: number | null
  readonly weekly_payment: number | null
}

/**
 * The repayment for the chosen type and term, and its weekly equivalent (unrounded payment × f / 52), in whole NZD.
 * Both null when an input is missing or the result is not finite; several loans have no one repayment. Source: decisions
 * sections 2 and 7.
 */
export function loanPayment(borrowing: Borrowing, loans: CountedLoans): LoanPayment {
  const counted = totalsOf(loans)?.weekly_payment ?? null
  const payment = areSeveral(loans) ? null : unroundedPayment(borrowing)
  const paymentsPerYear = PAYMENTS_PER_YEAR[borrowing.loan_payment_term]
  const weekly = counted ?? (payment === null ? null : (payment * paymentsPerYear) / 52)
  return {
    payment_quantity: payment === null ? null : toDollars(payment),
    weekly_payment: weekly === null ? null : toDollars(weekly),
  }
}

/**
 * One repayment in NZD, unrounded; null when an input is missing or the result is not finite. Interest only needs no
 * term. Source: decisions section 2.
 */
export function unroundedPayment(borrowing: Borrowing): number | null {
  if (borrowing.repayment_type === 'Interest only') {
    const loan = loanOf(borrowing)
    const { interest_rate, loan_payment_term } = borrowing
    if (loan === null || interest_rate === null) return null
    return interestOnlyPayment(loan, interest_rate, PAYMENTS_PER_YEAR[loan_payment_term])
  }
  const table = tableLoanOf(borrowing)
  return table && principalAndInterestPayment(table.loan, table.annualRate, table.payments, table.paymentsPerYear)
}
