import type { Day } from '../dates/calendar-day.ts'
import { addDays } from '../dates/calendar-day.ts'
import type { Borrowing } from '../loans/borrowing.ts'
import { homeLoansNow } from '../loans/count-loans.ts'
import type { GivenLoans } from '../loans/loan-fields.ts'
import { loanSchedule } from '../loans/loan-schedule.ts'
import { areOwed } from '../loans/complete-loans.ts'
import { isKnown } from '../outcome/outcome.ts'

/**
 * The first day after `asAt` on which the figures of a calculation may differ: the one after the settlement, then that of
 * the next repayment of any loan, because they count the repayments that follow. Null when they never do.
 */
export function figuresChangeOn(borrowing: Borrowing, analysis: GivenLoans | null, asAt: Day): Day | null {
  const { home, known } = homeLoansNow(borrowing, analysis, asAt)
  if (!isKnown(known)) return null
  // A home without a day of settlement settles on each day anew.
  if (!home.settled) return isDated(analysis) ? addDays(home.settlement_date, 1) : null
  const next = known.value.flatMap(({ loan, paid }) => loanSchedule(loan)[paid]?.date ?? [])
  return next.toSorted()[0] ?? null
}

/** Whether a calculation tells when it settles or since when its loans are owed. */
export function isDated(analysis: GivenLoans | null): boolean {
  return Boolean(analysis?.settlement_date) || areOwed(analysis?.loans)
}
