import type { Day } from '../dates/calendar-day.ts'
import type { Borrowing } from './borrowing.ts'
import type { GivenLoans } from './loan-fields.ts'
import { LOAN_LIST_FIELDS } from './loan-fields.ts'
import type { Outcome } from '../outcome/outcome.ts'
import { mapKnown } from '../outcome/outcome.ts'
import { completeFields } from '../fields/complete-fields.ts'
import type { Loan } from './loan.ts'
import { settleLoans } from './settle-loans.ts'

/** Several loans that borrow something; null for one loan or none. Source: decisions section 7, "Several loans". */
export function severalLoans(
  borrowing: Borrowing,
  analysis: GivenLoans | null,
  today: Day,
): Outcome<readonly Loan[]> | null {
  if ((analysis?.loans?.length ?? 0) < 2) return null
  const { loans, settlement_date } = completeFields(LOAN_LIST_FIELDS, analysis ?? {}, { settlement_date: today })
  return mapKnown(settleLoans(borrowing, loans, settlement_date), (settled) => settled.loans)
}
