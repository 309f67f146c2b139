import type { LoanNow } from './loan-now.ts'

/** What is owed at the start, in NZD. */
export function borrowed(loans: readonly Pick<LoanNow, 'balance'>[]): number {
  return loans.reduce((sum, { balance }) => sum + balance, 0)
}
