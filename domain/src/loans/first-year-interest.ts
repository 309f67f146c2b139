import { interestPaid } from './balance.ts'
import type { Borrowing } from './borrowing.ts'
import { loanOf, tableLoanOf } from './borrowing.ts'
import type { CountedLoans } from './counted-loans.ts'

/**
 * First-year interest in NZD, unrounded: of the first f repayments, or loan × rate for interest only; of several loans
 * where they count. Null when it cannot be computed. Source: decisions sections 2 and 7.
 */
export function firstYearInterest(borrowing: Borrowing, loans: CountedLoans): number | null {
  if (loans !== null) return 'value' in loans ? loans.value.interest : null
  if (borrowing.repayment_type === 'Interest only') {
    const loan = loanOf(borrowing)
    return loan === null || borrowing.interest_rate === null ? null : (loan * borrowing.interest_rate) / 100
  }
  const table = tableLoanOf(borrowing)
  return table && interestPaid(table, 1, table.paymentsPerYear)
}
