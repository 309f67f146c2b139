import { interestPaid } from './balance.ts'
import type { Borrowing } from './borrowing.ts'
import { loanOf, tableLoanOf } from './borrowing.ts'
import { type CountedLoans, totalsOf } from './counted-loans.ts'

/**
 * A year's interest in NZD: of the first f repayments, unrounded, or loan × rate for interest only; of the next year of
 * payments where these count. Null when it cannot be computed. Source: decisions sections 2, 7 and 8.
 */
export function firstYearInterest(borrowing: Borrowing, loans: CountedLoans): number | null {
  const totals = totalsOf(loans)
  if (loans !== null && totals === null) return null
  if (totals !== null && totals.interest !== null) return totals.interest
  if (borrowing.repayment_type === 'Interest only') {
    const loan = loanOf(borrowing)
    return loan === null || borrowing.interest_rate === null ? null : (loan * borrowing.interest_rate) / 100
  }
  const table = tableLoanOf(borrowing)
  return table && interestPaid(table, 1, table.paymentsPerYear)
}
