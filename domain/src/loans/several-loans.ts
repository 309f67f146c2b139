import type { Day } from '../dates/calendar-day.ts'
import type { Borrowing } from './borrowing.ts'
import type { GivenAnalysis } from '../analysis/analysis-inputs.ts'
import type { Outcome } from '../outcome/outcome.ts'
import { mapKnown } from '../outcome/outcome.ts'
import { settleAnalysis } from '../analysis/settle-analysis.ts'
import type { Loan } from './loan.ts'
import { settleLoans } from './settle-loans.ts'

/** Several loans that borrow something; null for one loan or none. Source: decisions section 7, "Several loans". */
export function severalLoans(
  borrowing: Borrowing,
  analysis: GivenAnalysis | null,
  today: Day,
): Outcome<readonly Loan[]> | null {
  if ((analysis?.loans?.length ?? 0) < 2) return null
  const { loans, settlement_date } = settleAnalysis(analysis, today)
  return mapKnown(settleLoans(borrowing, loans, settlement_date), (settled) => settled.loans)
}
