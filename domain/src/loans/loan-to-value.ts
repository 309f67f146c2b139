import type { Borrowing } from './borrowing.ts'
import { loanOf } from './borrowing.ts'
import { percentOf } from '../money/round.ts'
import type { Outcome } from '../outcome/outcome.ts'
import { chainKnown, missingInput } from '../outcome/outcome.ts'

/** The loan as per cent of a value, of the purchase price where none is given, to 0.01. Source: investment analysis section 6. */
export function loanToValue(
  borrowing: Pick<Borrowing, 'purchase_price' | 'deposit'>,
  value?: Outcome<number>,
): Outcome<number> {
  const loan = loanOf(borrowing)
  const price = borrowing.purchase_price ?? 0
  if (price <= 0) return missingInput('a purchase price')
  if (loan === null) return missingInput('a deposit')
  return chainKnown(value ?? { value: price }, (known) => ({ value: percentOf(loan, known) }))
}
