import type { Loan } from './loan.ts'

/** The amount borrowed. */
export function borrowed(loans: readonly Loan[]): number {
  return loans.reduce((sum, { amount }) => sum + amount, 0)
}
