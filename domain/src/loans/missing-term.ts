import type { Borrowing } from './borrowing.ts'
import type { ValuesOf } from '../fields/field-values.ts'
import type { LOAN_LIST_FIELDS } from './loan-fields.ts'
import type { Unknown } from '../outcome/outcome.ts'
import { isKnown } from '../outcome/outcome.ts'
import { scheduledLoans, completeEachLoan } from './complete-loans.ts'

/** What the first loan lacks that has no schedule; null when each has one. */
export function missingTerm(
  borrowing: Borrowing,
  { loans, settlement_date }: ValuesOf<typeof LOAN_LIST_FIELDS>,
): Unknown | null {
  const each = completeEachLoan(borrowing, loans, settlement_date)
  const scheduled = isKnown(each) ? scheduledLoans(each.value) : []
  return scheduled.find((outcome): outcome is Unknown => !isKnown(outcome)) ?? null
}
