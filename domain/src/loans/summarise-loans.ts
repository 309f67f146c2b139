import type { Day } from '../dates/calendar-day.ts'
import { aPayment, type Money } from '../money/money.ts'
import { toCents } from '../money/round.ts'
import { sum } from '../money/sum.ts'
import { firstDayOf, type Loan } from './loan.ts'
import { debtNow, type LoanNow, weeklyPaymentNow, weightedRate } from './loan-now.ts'
import type { ScheduledPayment } from './build-loan-schedule.ts'
import { loanSchedule } from './loan-schedule.ts'
import type { LoanYear } from './loan-years.ts'
import { inDollars, loanYears } from './loan-years.ts'

/** One loan from the start to its last repayment: NZD. */
export interface LoanSummary {
  readonly name: string
  /** What was borrowed, or owed on its day. */
  readonly amount: number
  /** Those that are left. */
  readonly payments: number
  /** The payment in force, and the same per week. */
  readonly first_payment: Money<'payment'>
  readonly weekly_payment: Money<'week'>
  readonly final_payment: Money<'payment'>
  readonly final_date: Day
  /** Of the payments that are left. */
  readonly total_interest: number
  readonly years: readonly LoanYear[]
}

/** All loans of a home from the start: NZD, per cent. */
export interface LoansSummary {
  readonly loans: readonly LoanSummary[]
  /** What is owed at the start. */
  readonly amount: number
  /** The payments in force, per week. */
  readonly weekly_payment: Money<'week'>
  /** The mean of the rates by what is owed; null when nothing is. */
  readonly weighted_rate: number | null
  readonly total_interest: number
  readonly years: readonly LoanYear[]
}

/** The loans year by year from the start, and their sums. Source: docs/method/loans.md, "Years of loans". */
export function summariseLoans(loans: readonly LoanNow[]): LoansSummary {
  const summaries = loans.map(summariseLoan)
  return {
    loans: summaries,
    amount: debtNow(loans),
    weekly_payment: toCents(weeklyPaymentNow(loans)),
    weighted_rate: weightedRate(loans),
    total_interest: toCents(sum(summaries.map(({ total_interest }) => total_interest))),
    years: inDollars(loanYears(loans, Math.max(...summaries.map(({ years }) => years.length), 0))),
  }
}

function summariseLoan(now: LoanNow): LoanSummary {
  const { loan, paid, payment, paymentsPerYear } = now
  const left = loanSchedule(loan).slice(paid)
  const last = left.at(-1)
  return {
    name: loan.name,
    amount: loan.amount,
    payments: left.length,
    first_payment: payment,
    weekly_payment: toCents(weeklyPaymentNow([now])),
    final_payment: aPayment((last?.payment ?? 0) / 100),
    final_date: last?.date ?? firstDayOf(loan),
    total_interest: sum(left.map(({ interest }) => interest)) / 100,
    years: inDollars(loanYears([now], Math.ceil(left.length / paymentsPerYear))),
  }
}

/** A repayment in NZD, as it is made. */
export type ListedPayment = Omit<ScheduledPayment, 'in_force'>

/** Every repayment of a loan, in NZD. */
export function listPayments(loan: Loan): ListedPayment[] {
  return loanSchedule(loan).map(({ date, rate, payment, interest, principal, balance }) => ({
    date,
    rate,
    payment: payment / 100,
    interest: interest / 100,
    principal: principal / 100,
    balance: balance / 100,
  }))
}
