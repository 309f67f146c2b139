import type { Borrowing } from '../../loan/borrowing.ts'
import { loanOf } from '../../loan/borrowing.ts'
import { round } from '../../money/round.ts'
import type { Outcome } from '../outcome.ts'
import { missingInput } from '../outcome.ts'

/** The loan as per cent of the purchase price, to 0.01. Source: investment analysis section 6. */
export function loanToValue(borrowing: Pick<Borrowing, 'purchase_price' | 'deposit'>): Outcome<number> {
  const loan = loanOf(borrowing)
  const price = borrowing.purchase_price ?? 0
  if (price <= 0) return missingInput('a purchase price')
  if (loan === null) return missingInput('a deposit')
  return { value: round((loan / price) * 100, 2) }
}
