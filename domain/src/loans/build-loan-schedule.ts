import type { Day } from '../dates/calendar-day.ts'
import { principalAndInterestPayment } from './repayment.ts'
import { interestCents, round } from '../money/round.ts'
import type { Loan } from './loan.ts'
import { firstDayOf, repaymentPlan } from './loan.ts'
import { paymentDates } from './payment-dates.ts'

/** One repayment: money in cents, the rate in per cent a year, the balance after it. */
export interface ScheduledPayment {
  readonly date: Day
  readonly rate: number
  readonly payment: number
  /** The payment in force: the same, but for a final one, which adjusts. */
  readonly in_force: number
  readonly interest: number
  readonly principal: number
  readonly balance: number
}

/**
 * Every repayment of a loan, or the first `most`, to the cent; the last one adjusts, so that the principal adds up to
 * the amount. Empty without a term or an amount. Source: docs/method/loans.md, "Schedule".
 */
export function buildLoanSchedule(loan: Loan, most = Infinity): ScheduledPayment[] {
  const { paymentsPerYear, payments, interestOnlyPayments } = repaymentPlan(loan)
  const offset = toWholeCents(loan.offset_balance)
  const schedule: ScheduledPayment[] = []
  let balance = toWholeCents(loan.amount)
  let date = firstDayOf(loan)
  let level = 0
  let rate = loan.interest_rate
  const count = Math.min(payments ?? 0, most)
  const dates = paymentDates(loan, count)
  for (let number = 1; number <= count && balance > 0; number += 1) {
    const rateBefore = rate
    rate = rateFrom(loan, date)
    const remaining = (payments ?? 0) - number + 1
    const interest = interestCents(Math.max(balance - offset, 0), rate, paymentsPerYear)
    const interestOnly = number <= interestOnlyPayments
    if (!interestOnly && (number === interestOnlyPayments + 1 || rate !== rateBefore)) {
      // Without the offset, which shortens the loan and does not lower the repayment.
      level = round(principalAndInterestPayment(balance, rate, remaining, paymentsPerYear) ?? 0)
    }
    const all = balance + interest
    const payment = remaining === 1 ? all : interestOnly ? interest : Math.min(level, all)
    balance = all - payment
    date = dates[number] ?? date
    schedule.push({
      date,
      rate,
      payment,
      in_force: interestOnly ? interest : level,
      interest,
      principal: payment - interest,
      balance,
    })
  }
  return schedule
}

/** NZD as a whole number of cents. */
export function toWholeCents(amount: number): number {
  return round(amount * 100)
}

/** The rate of a period that starts on that day. Per cent a year. */
export function rateFrom({ interest_rate, rate_after, fixed_until }: Loan, start: Day): number {
  return fixed_until !== null && start >= fixed_until ? (rate_after ?? interest_rate) : interest_rate
}
