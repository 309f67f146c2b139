import type { CountedLoans } from '../loans/counted-loans.ts'
import { loanToValue } from '../loans/loan-to-value.ts'
import { formatPercent } from '../money/amount.ts'
import { isKnown } from '../outcome/outcome.ts'

/** The loan as per cent of the value, such as `80.00%`; null where it is not known. */
export function writeLoanToValue(
  borrowing: Parameters<typeof loanToValue>[0],
  loans: CountedLoans = null,
): string | null {
  const ratio = loanToValue(borrowing, loans)
  return isKnown(ratio) ? formatPercent(ratio.value) : null
}
