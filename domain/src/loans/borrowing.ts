import type { ValuesOf } from '../fields/field-values.ts'
import { toCents } from '../money/round.ts'
import type { TableLoan } from './balance.ts'
import type { BORROWING_FIELDS } from './loan-fields.ts'
import { PAYMENTS_PER_YEAR, repaymentsIn } from './loan-options.ts'

export type Borrowing = ValuesOf<typeof BORROWING_FIELDS>

/** The loan in NZD to the cent: purchase price − deposit, not below 0. Null when either is missing. Source: decisions section 2. */
export function loanOf(borrowing: Pick<Borrowing, 'purchase_price' | 'deposit'>): number | null {
  const { purchase_price, deposit } = borrowing
  return purchase_price === null || deposit === null ? null : Math.max(toCents(purchase_price - deposit), 0)
}

/**
 * The calculation's principal-and-interest loan. Null when an input is missing or the term is shorter than one
 * repayment period. Source: decisions sections 2 and 7.
 */
export function tableLoanOf(borrowing: Borrowing): TableLoan | null {
  const loan = loanOf(borrowing)
  const { interest_rate: annualRate, loan_duration_months: months, loan_payment_term } = borrowing
  if (loan === null || annualRate === null || months === null) return null
  const payments = repaymentsIn(months, loan_payment_term)
  return payments < 1 ? null : { loan, annualRate, payments, paymentsPerYear: PAYMENTS_PER_YEAR[loan_payment_term] }
}

/** A term in years for the form. Source: specification section 9. */
export function yearsOf(months: number | null): number | null {
  return months === null ? null : months / 12
}

/** A term in whole months, so that 2.5 years are 30. Source: specification section 9. */
export function monthsOf(years: number | null): number | null {
  return years === null ? null : Math.round(years * 12)
}
