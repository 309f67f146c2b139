import type { Day } from '../../dates/calendar-day.ts'
import { aPayment, type Money, yearlyCentsToWeek } from '../../money/money.ts'
import { toCents } from '../../money/round.ts'
import { repaymentPlan } from '../../loans/loan.ts'
import type { LoanNow } from '../../loans/loan-now.ts'
import { loanSchedule } from '../../loans/loan-schedule.ts'

/** When a loan begins to repay principal: NZD to the cent. */
export interface InterestOnlyEnd {
  readonly name: string
  readonly ends: Day
  readonly balance: number
  readonly payment_before: Money<'payment'>
  readonly payment_after: Money<'payment'>
  readonly weekly_step: Money<'week'>
}

/**
 * The end of a loan's interest-only months, and the payments in force before and after; null for a loan without such an
 * end after the start. Source: docs/method/stress-and-solve.md, "End of interest only".
 */
export function interestOnlyEnd({ loan, interest_only, paymentsPerYear }: LoanNow, start: Day): InterestOnlyEnd | null {
  const { interestOnlyPayments } = repaymentPlan(loan)
  const [before, after] = loanSchedule(loan).slice(interestOnlyPayments - 1, interestOnlyPayments + 1)
  if (!interest_only || before === undefined || after === undefined) return null
  // Of a home that is not settled, a loan drawn before may have such an end before the start.
  if (before.date <= start) return null
  return {
    name: loan.name,
    ends: before.date,
    balance: before.balance / 100,
    payment_before: aPayment(before.in_force / 100),
    payment_after: aPayment(after.in_force / 100),
    weekly_step: toCents(yearlyCentsToWeek((after.in_force - before.in_force) * paymentsPerYear)),
  }
}
