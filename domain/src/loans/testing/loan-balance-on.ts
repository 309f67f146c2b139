import type { Day } from '../../dates/calendar-day.ts'
import { dayNumber } from '../../dates/calendar-day.ts'
import { round } from '../../money/round.ts'
import type { Loan } from '../loan.ts'
import { firstDayOf } from '../loan.ts'
import { toWholeCents } from '../build-loan-schedule.ts'
import { loanSchedule } from '../loan-schedule.ts'

/** What is owed on a day, in cents. */
export interface LoanBalance {
  readonly balance: number
  /** Interest since the last repayment, part of the next one. */
  readonly accrued_interest: number
  readonly interest_to_date: number
}

/**
 * A loan on a day, after the repayments of that day; all 0 before the drawdown, null before `owed_on`, when nothing is
 * known of it. Source: docs/method/loans.md, "Balance on a day".
 */
export function loanBalanceOn(loan: Loan, day: Day): LoanBalance | null {
  if (loan.owed_on !== null && day < loan.owed_on) return null
  if (day < firstDayOf(loan)) return { balance: 0, accrued_interest: 0, interest_to_date: 0 }
  const schedule = loanSchedule(loan)
  const paid = schedule.filter(({ date }) => date <= day)
  const last = paid.at(-1)
  const next = schedule[paid.length]
  return {
    balance: last?.balance ?? toWholeCents(loan.amount),
    accrued_interest: next ? accrued(next, last?.date ?? firstDayOf(loan), day) : 0,
    interest_to_date: paid.reduce((sum, { interest }) => sum + interest, 0),
  }
}

function accrued({ interest, date }: { readonly interest: number; readonly date: Day }, since: Day, day: Day): number {
  const period = dayNumber(date) - dayNumber(since)
  return round((interest * (dayNumber(day) - dayNumber(since))) / period)
}
