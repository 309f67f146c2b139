import type { Day } from '../dates/calendar-day.ts'
import { addDays } from '../dates/calendar-day.ts'
import { completeFields } from '../fields/complete-fields.ts'
import type { Borrowing } from '../loans/borrowing.ts'
import { startHome } from '../loans/home-start.ts'
import { LOAN_LIST_FIELDS, type GivenLoans } from '../loans/loan-fields.ts'
import { loansNow, paymentsOf } from '../loans/loan-now.ts'
import { areOwed, settleLoans } from '../loans/settle-loans.ts'
import { isKnown } from '../outcome/outcome.ts'

/**
 * The first day after `asAt` on which the figures of a calculation may differ: the one after the settlement, then that of
 * the next repayment of any loan, because they count the repayments that follow. Null when they never do.
 */
export function figuresChangeOn(borrowing: Borrowing, analysis: GivenLoans | null, asAt: Day): Day | null {
  const home = startHome(analysis?.settlement_date ?? null, analysis?.loans ?? [], asAt)
  const { loans } = completeFields(LOAN_LIST_FIELDS, analysis ?? {}, home)
  const known = settleLoans(borrowing, loans, home.settlement_date)
  if (!isKnown(known)) return null
  // A home without a day of settlement settles on each day anew.
  if (!home.settled) return isDated(analysis) ? addDays(home.settlement_date, 1) : null
  const next = loansNow(known.value.loans, home).flatMap(({ loan, paid }) => paymentsOf(loan)[paid]?.date ?? [])
  return next.toSorted()[0] ?? null
}

/** Whether a calculation tells when it settles or since when its loans are owed. */
export function isDated(analysis: GivenLoans | null): boolean {
  return Boolean(analysis?.settlement_date) || areOwed(analysis?.loans)
}
