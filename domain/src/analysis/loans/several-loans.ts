import type { Day } from '../../dates/calendar-day.ts'
import type { Borrowing } from '../../loan/borrowing.ts'
import type { GivenAnalysis } from '../analysis-inputs.ts'
import type { Outcome } from '../outcome.ts'
import { mapKnown } from '../outcome.ts'
import { settleAnalysis } from '../settle-analysis.ts'
import type { AnalysisLoan } from './analysis-loan.ts'
import { settleLoans } from './settle-loans.ts'

/** Several loans that borrow something; null for one loan or none. Source: decisions section 7, "Several loans". */
export function severalLoans(
  borrowing: Borrowing,
  analysis: GivenAnalysis | null,
  today: Day,
): Outcome<readonly AnalysisLoan[]> | null {
  if ((analysis?.loans?.length ?? 0) < 2) return null
  const { loans, settlement_date } = settleAnalysis(analysis, today)
  return mapKnown(settleLoans(borrowing, loans, settlement_date), (settled) => settled.loans)
}
