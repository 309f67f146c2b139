import type { Day } from '../dates/calendar-day.ts'
import { aPayment, type Money } from '../money/money.ts'
import { firstDayOf } from './loan.ts'
import type { LoanNow } from './loan-now.ts'
import { loanSchedule } from './loan-schedule.ts'

/** How many payments are made before the first period that begins on the end of the fixed term or later. */
export function paidBeforeRateEnds(now: LoanNow): number {
  const { fixed_until } = now.loan
  const schedule = loanSchedule(now.loan)
  if (fixed_until === null || periodBegins(now, now.paid) >= fixed_until) return now.paid
  const index = schedule.findIndex(({ date }) => date >= fixed_until)
  return index === -1 ? schedule.length : index + 1
}

/** The first day of the period that ends with the payment after `paid` others. */
export function periodBegins({ loan }: Pick<LoanNow, 'loan'>, paid: number): Day {
  return loanSchedule(loan)[paid - 1]?.date ?? firstDayOf(loan)
}

/** A loan when its rate is no longer fixed, a floating one now: NZD to the cent. */
export interface LoanAtEnd {
  readonly date: Day
  readonly balance: number
  readonly payment_before: Money<'payment'>
  readonly payment_after: Money<'payment'>
}

/** Null where it is repaid before. */
export function loanAtEnd(now: LoanNow): LoanAtEnd | null {
  const schedule = loanSchedule(now.loan)
  const paid = paidBeforeRateEnds(now)
  const last = paid > now.paid ? schedule[paid - 1] : undefined
  const next = schedule[paid]
  if (next === undefined) return null
  return {
    date: periodBegins(now, paid),
    balance: last === undefined ? now.balance : last.balance / 100,
    payment_before: last === undefined ? now.payment : aPayment(last.in_force / 100),
    payment_after: aPayment(next.in_force / 100),
  }
}
