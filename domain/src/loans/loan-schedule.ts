import type { Loan } from './loan.ts'
import type { ScheduledPayment } from './build-loan-schedule.ts'
import { buildLoanSchedule } from './build-loan-schedule.ts'

// In months: a loan with interest only for its whole term needs none, because its payments are the same in any.
const ANY_TERM = 1200
// Six analyses of eight loans each, side by side.
const MOST_STORED = 48
const stored = new Map<string, readonly ScheduledPayment[]>()
// One analysis asks hundreds of times for the schedule of the same object.
const storedByLoan = new WeakMap<Loan, readonly ScheduledPayment[]>()

/**
 * The repayments of a loan, stored for the loans that were last asked for: a change of one loan computes one schedule.
 * Without a term it pays interest for a hundred years.
 */
export function loanSchedule(loan: Loan): readonly ScheduledPayment[] {
  const schedule = storedByLoan.get(loan) ?? scheduleOfSame(loan)
  storedByLoan.set(loan, schedule)
  return schedule
}

function scheduleOfSame(loan: Loan): readonly ScheduledPayment[] {
  const key = JSON.stringify({ ...loan, name: '' })
  const schedule = stored.get(key) ?? buildLoanSchedule({ ...loan, term_months: loan.term_months ?? ANY_TERM })
  // Moves it to the end: the first one was asked for longest ago.
  stored.delete(key)
  stored.set(key, schedule)
  for (const oldest of stored.keys()) {
    if (stored.size <= MOST_STORED) break
    stored.delete(oldest)
  }
  return schedule
}
