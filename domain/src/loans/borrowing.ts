import type { ValuesOf } from '../fields/field-values.ts'
import { toCents } from '../money/round.ts'
import type { BORROWING_FIELDS } from './loan-fields.ts'

export type Borrowing = ValuesOf<typeof BORROWING_FIELDS>

/**
 * The loan in NZD to the cent: purchase price − deposit, not below 0. Null when either is missing. Source:
 * docs/method/calculator.md, "Loan sums".
 */
export function loanOf(borrowing: Pick<Borrowing, 'purchase_price' | 'deposit'>): number | null {
  const { purchase_price, deposit } = borrowing
  return purchase_price === null || deposit === null ? null : Math.max(toCents(purchase_price - deposit), 0)
}

/** A term in years for the form. Source: docs/method/calculator.md, "Loan sums". */
export function yearsOf(months: number | null): number | null {
  return months === null ? null : months / 12
}

/** A term in whole months, so that 2.5 years are 30. Source: docs/method/calculator.md, "Loan sums". */
export function monthsOf(years: number | null): number | null {
  return years === null ? null : Math.round(years * 12)
}
