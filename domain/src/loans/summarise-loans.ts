import type { Day } from '../dates/calendar-day.ts'
import { round, toCents } from '../money/round.ts'
import { borrowed } from './borrowed.ts'
import type { Loan } from './loan.ts'
import { repaymentPlan } from './loan.ts'
import type { ScheduledPayment } from './build-loan-schedule.ts'
import { rateFrom } from './build-loan-schedule.ts'
import { loanSchedule } from './loan-schedule.ts'
import type { LoanYear } from './loan-years.ts'
import { loanYears } from './loan-years.ts'

/** One loan from its first repayment to its last: NZD. */
export interface LoanSummary {
  readonly name: string
  readonly amount: number
  readonly payments: number
  readonly first_payment: number
  readonly weekly_payment: number
  readonly final_payment: number
  readonly final_date: Day
  readonly total_interest: number
  readonly years: readonly LoanYear[]
}

/** All loans of a home: NZD, per cent. */
export interface LoansSummary {
  readonly loans: readonly LoanSummary[]
  readonly amount: number
  /** The first repayments, per week. */
  readonly weekly_payment: number
  /** The mean of the first rates, by amount; null when nothing is borrowed. */
  readonly weighted_rate: number | null
  readonly total_interest: number
  readonly years: readonly LoanYear[]
}

/** The loans year by year, each with a term, and their sums. Source: investment analysis section 1, "Property level". */
export function summariseLoans(loans: readonly Loan[]): LoansSummary {
  const summaries = loans.map(summariseLoan)
  const amount = borrowed(loans)
  const weekly = loans.reduce((sum, loan) => sum + firstPayment(loan) * repaymentPlan(loan).paymentsPerYear, 0) / 52
  return {
    loans: summaries,
    amount: toCents(amount),
    weekly_payment: toCents(weekly),
    weighted_rate: weightedRate(loans),
    total_interest: toCents(summaries.reduce((sum, { total_interest }) => sum + total_interest, 0)),
    years: inDollars(loanYears(loans, Math.max(...summaries.map(({ years }) => years.length), 0))),
  }
}

/** The mean of the first rates by amount, in per cent a year; null when nothing is borrowed. Needs no term. */
export function weightedRate(loans: readonly Loan[]): number | null {
  const amount = borrowed(loans)
  const rates = loans.reduce((sum, loan) => sum + loan.amount * rateFrom(loan, loan.drawdown_date), 0)
  return amount === 0 ? null : round(rates / amount, 2)
}

function summariseLoan(loan: Loan): LoanSummary {
  const schedule = loanSchedule(loan)
  const { paymentsPerYear } = repaymentPlan(loan)
  const last = schedule.at(-1)
  return {
    name: loan.name,
    amount: loan.amount,
    payments: schedule.length,
    first_payment: firstPayment(loan),
    weekly_payment: toCents((firstPayment(loan) * paymentsPerYear) / 52),
    final_payment: (last?.payment ?? 0) / 100,
    final_date: last?.date ?? loan.drawdown_date,
    total_interest: schedule.reduce((sum, { interest }) => sum + interest, 0) / 100,
    years: inDollars(loanYears([loan], Math.ceil(schedule.length / paymentsPerYear))),
  }
}

function firstPayment(loan: Loan): number {
  return (loanSchedule(loan)[0]?.payment ?? 0) / 100
}

function inDollars(years: readonly LoanYear[]): LoanYear[] {
  return years.map(({ payment, interest, principal, balance }) => ({
    payment: payment / 100,
    interest: interest / 100,
    principal: principal / 100,
    balance: balance / 100,
  }))
}

/** Every repayment of a loan, in NZD. */
export function listPayments(loan: Loan): ScheduledPayment[] {
  return loanSchedule(loan).map(({ date, rate, payment, interest, principal, balance }) => ({
    date,
    rate,
    payment: payment / 100,
    interest: interest / 100,
    principal: principal / 100,
    balance: balance / 100,
  }))
}
