import type { Day } from '../../dates/calendar-day.ts'
import { aPayment, aYear, type Money, yearlyCentsToWeek } from '../../money/money.ts'
import { round, toCents } from '../../money/round.ts'
import { sum } from '../../money/sum.ts'
import type { Deal } from '../deal/deal.ts'
import { netOperatingIncome, perWeek } from '../deal/deal.ts'
import { firstDayOf, repaymentPlan } from '../../loans/loan.ts'
import type { HomeStart, LoanNow } from '../../loans/loan-now.ts'
import { loanSchedule } from '../../loans/loan-schedule.ts'
import { paymentAt } from '../../loans/debt-service.ts'
import { paidBeforeRateEnds } from '../../loans/paid-before-rate-ends.ts'
import { payUnrounded } from '../../loans/pay-unrounded.ts'
import { weekAfter, type WeekAfter } from './stress-rows.ts'

/** A loan whose rate changes: NZD to the cent. */
export interface RefixedLoan {
  readonly name: string
  readonly from_date: Day
  readonly balance: number
  readonly payment_before: Money<'payment'>
  readonly payment_after: Money<'payment'>
  readonly weekly_step: Money<'week'>
}

/**
 * All loans at rates higher by some points, each from its own date: NZD to the cent. Profit has the interest of the year
 * from then on in place of the payments.
 */
export interface Refix extends WeekAfter {
  readonly loans: readonly RefixedLoan[]
  readonly weekly_before: Money<'week'>
  readonly weekly_after: Money<'week'>
}

/**
 * Each fixed loan at its rate plus `shift` points when it is no longer fixed, each other at once. A loan repaid before
 * is left out. Source: docs/method/stress-and-solve.md, "If rates rise".
 */
export function refix(deal: Deal, shift: number): Refix {
  const steps = deal.loans.flatMap((loan) => stepOf(loan, deal, shift) ?? [])
  const cents = (key: 'payment_before' | 'payment_after') =>
    sum(steps.map(({ step, later }) => round(step[key] * 100) * later.paymentsPerYear))
  const income = netOperatingIncome(deal)
  const interest = sum(steps.map(({ later }) => payUnrounded(later, { rateShift: shift }).interest))
  return {
    loans: steps.map(({ step }) => step),
    weekly_before: toCents(yearlyCentsToWeek(cents('payment_before'))),
    weekly_after: toCents(yearlyCentsToWeek(cents('payment_after'))),
    ...weekAfter({
      cash: perWeek(aYear(income - cents('payment_after') / 100)),
      profit: perWeek(aYear(income - interest)),
    }),
  }
}

/** The step of one loan, and the loan then at its rate of today; null when it is repaid before. */
function stepOf(now: LoanNow, home: HomeStart, shift: number): { step: RefixedLoan; later: LoanNow } | null {
  const { loan, rate, paymentsPerYear } = now
  const schedule = loanSchedule(loan)
  const paid = paidBeforeRateEnds(now)
  const last = paid > now.paid ? schedule[paid - 1] : undefined
  if (last !== undefined && schedule[paid] === undefined) return null
  const { payments, interestOnlyPayments } = repaymentPlan(loan)
  const balance = last === undefined ? now.balance : last.balance / 100
  const payment_before = last === undefined ? now.payment : aPayment(last.in_force / 100)
  const later: LoanNow = {
    ...now,
    // Of the rate that is added to, without changes to come.
    loan: { ...loan, interest_rate: rate, fixed_until: null, rate_after: null },
    paid,
    balance,
    payments_left: payments === null ? null : payments - paid,
    interest_only: paid < interestOnlyPayments,
    // Its payment is worked out anew on what is left.
    settled: false,
  }
  const payment_after = toCents(paymentAt(later, shift))
  const step = {
    name: loan.name,
    from_date: last?.date ?? (home.settled ? home.start : firstDayOf(loan)),
    balance,
    payment_before,
    payment_after,
    weekly_step: toCents(
      yearlyCentsToWeek((round(payment_after * 100) - round(payment_before * 100)) * paymentsPerYear),
    ),
  }
  return { step, later }
}
