import type { Borrowing } from './borrowing.ts'
import type { AnalysisInputs } from '../analysis/analysis-inputs.ts'
import type { Unknown } from '../outcome/outcome.ts'
import { isKnown } from '../outcome/outcome.ts'
import { scheduledLoans, settleEachLoan } from './settle-loans.ts'

/** What the first loan lacks that has no schedule; null when each has one. */
export function missingTerm(
  borrowing: Borrowing,
  { loans, settlement_date }: Pick<AnalysisInputs, 'loans' | 'settlement_date'>,
): Unknown | null {
  const each = settleEachLoan(borrowing, loans, settlement_date)
  const scheduled = isKnown(each) ? scheduledLoans(each.value) : []
  return scheduled.find((outcome): outcome is Unknown => !isKnown(outcome)) ?? null
}
