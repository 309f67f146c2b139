import type { CalculationInputs, FieldOf } from '../calculation/fields.ts'

export type Borrowing = Pick<CalculationInputs, FieldOf<{ group: 'loan' }>>

/** The loan in NZD: purchase price − deposit, not below 0. Null when either is missing. Source: decisions section 2. */
export function loanOf(borrowing: Pick<Borrowing, 'purchase_price' | 'deposit'>): number | null {
  const { purchase_price, deposit } = borrowing
  return purchase_price === null || deposit === null ? null : Math.max(purchase_price - deposit, 0)
}

/** A term in years for the form. Source: specification section 9. */
export function yearsOf(months: number | null): number | null {
  return months === null ? null : months / 12
}

/** A term in whole months, so that 2.5 years are 30. Source: specification section 9. */
export function monthsOf(years: number | null): number | null {
  return years === null ? null : Math.round(years * 12)
}
