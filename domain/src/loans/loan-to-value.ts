import type { Borrowing } from './borrowing.ts'
import { loanOf } from './borrowing.ts'
import { type CountedLoans, totalsOf } from './counted-loans.ts'
import { percentOf } from '../money/round.ts'
import type { Outcome } from '../outcome/outcome.ts'
import { missingInput } from '../outcome/outcome.ts'

/** Its name, where it is shown. */
export const LOAN_TO_VALUE = 'Loan to value (LVR)'

/**
 * What is owed as per cent of what the home is worth, to 0.01; where loans are not known, price − deposit of the price.
 * Source: docs/method/lender.md, "Figures of a lender".
 */
export function loanToValue(
  borrowing: Pick<Borrowing, 'purchase_price' | 'deposit'>,
  loans: CountedLoans = null,
): Outcome<number> {
  const known = totalsOf(loans)
  const value = known === null ? borrowing.purchase_price : known.value
  const debt = known === null ? loanOf(borrowing) : known.debt
  if (value === null || value <= 0) return missingInput('a purchase price')
  return debt === null ? missingInput('a deposit') : { value: percentOf(debt, value) }
}
