import type { Day } from '../../dates/calendar-day.ts'
import { toCents } from '../../money/round.ts'
import type { Loan } from '../../loans/loan.ts'
import { repaymentPlan } from '../../loans/loan.ts'
import { loanSchedule } from '../../loans/loan-schedule.ts'

/** When a loan begins to repay principal: NZD to the cent. */
export interface InterestOnlyEnd {
  readonly name: string
  readonly ends: Day
  readonly balance: number
  readonly payment_before: number
  readonly payment_after: number
  readonly weekly_step: number
}

/**
 * The end of a loan's interest-only months, and the repayments before and after; null for a loan without such an end.
 * Source: investment analysis section 4, `interest_only_end`.
 */
export function interestOnlyEnd(loan: Loan): InterestOnlyEnd | null {
  const { interestOnlyPayments, paymentsPerYear } = repaymentPlan(loan)
  const [before, after] = loanSchedule(loan).slice(interestOnlyPayments - 1, interestOnlyPayments + 1)
  // Without interest only, the slice begins with the last repayment.
  if (before === undefined || after === undefined) return null
  return {
    name: loan.name,
    ends: before.date,
    balance: before.balance / 100,
    payment_before: before.payment / 100,
    payment_after: after.payment / 100,
    weekly_step: toCents(((after.payment - before.payment) * paymentsPerYear) / 5200),
  }
}
