import type { Day } from '../dates/calendar-day.ts'
import { aPayment, type Money, yearlyCentsToWeek } from '../money/money.ts'
import { round, toCents } from '../money/round.ts'
import { sum } from '../money/sum.ts'
import type { ScheduledPayment } from './build-loan-schedule.ts'
import { repaymentPlan, type Loan } from './loan.ts'
import { loanSchedule } from './loan-schedule.ts'

/** The day from which the figures of a home count. */
export interface HomeStart {
  /** The later of the settlement and the day on which the figures are seen. */
  readonly start: Day
  /** Whether the home was settled before, so that payments have been made. */
  readonly settled: boolean
}

/** A loan as it is on the day from which figures count: NZD, per cent a year. */
export interface LoanNow {
  readonly loan: Loan
  /** How many payments have been made. */
  readonly paid: number
  readonly balance: number
  /** Of the next payment. */
  readonly rate: number
  /** The payment in force, to the cent; before the first one of a home that is not settled, that of the schedule. */
  readonly payment: Money<'payment'>
  readonly paymentsPerYear: number
  /** Null without a term. */
  readonly payments_left: number | null
  readonly interest_only: boolean
  /** Whether it is the loan of a settled home, whose payment in force is known. */
  readonly settled: boolean
}

/** A loan at the start; null when it is repaid. Source: docs/method/loans.md, "Loans now". */
export function loanNow(loan: Loan, { start, settled }: HomeStart): LoanNow | null {
  const schedule = loanSchedule(loan)
  const paid = settled ? paidBy(schedule, start) : 0
  const next = schedule[paid]
  if (next === undefined) return null
  const { paymentsPerYear, payments, interestOnlyPayments } = repaymentPlan(loan)
  return {
    loan,
    paid,
    balance: paid === 0 ? loan.amount : (schedule[paid - 1]?.balance ?? 0) / 100,
    rate: next.rate,
    payment: aPayment(next.in_force / 100),
    paymentsPerYear,
    payments_left: payments === null ? null : payments - paid,
    interest_only: paid < interestOnlyPayments,
    settled,
  }
}

/** What is owed on a later day, in NZD. */
export function owedOn({ loan, balance }: LoanNow, day: Day): number {
  const schedule = loanSchedule(loan)
  const last = schedule[paidBy(schedule, day) - 1]
  return last === undefined ? balance : last.balance / 100
}

/** The loans of a home at the start that are not repaid. */
export function loansNow(loans: readonly Loan[], start: HomeStart): readonly LoanNow[] {
  return loans.flatMap((loan) => loanNow(loan, start) ?? [])
}

/** The payments of a loan in a year from the start, counted from 0; fewer where it is repaid before. */
export function paymentsOfYear({ loan, paid, paymentsPerYear }: LoanNow, index: number): readonly ScheduledPayment[] {
  const first = paid + index * paymentsPerYear
  return loanSchedule(loan).slice(first, first + paymentsPerYear)
}

/** What is owed, in NZD, unrounded: a reverse solve scales balances. */
export function borrowed(loans: readonly Pick<LoanNow, 'balance'>[]): number {
  return sum(loans.map(({ balance }) => balance))
}

/** What is owed, in NZD to the cent. */
export function debtNow(loans: readonly LoanNow[]): number {
  return toCents(borrowed(loans))
}

/** The payments in force per week, in NZD, unrounded. */
export function weeklyPaymentNow(loans: readonly LoanNow[]): Money<'week'> {
  return yearlyCentsToWeek(sum(loans.map(({ payment, paymentsPerYear }) => round(payment * 100) * paymentsPerYear)))
}

/** The mean of the rates by what is owed, in per cent a year, unrounded; null when nothing is owed. */
export function weightedRateNow(loans: readonly LoanNow[]): number | null {
  const debt = borrowed(loans)
  return debt === 0 ? null : sum(loans.map(({ balance, rate }) => balance * rate)) / debt
}

/** The same, to 0.01. */
export function weightedRate(loans: readonly LoanNow[]): number | null {
  const rate = weightedRateNow(loans)
  return rate === null ? null : round(rate, 2)
}

/** How many payments are dated by a day; the days are in order. */
export function paidBy(schedule: readonly ScheduledPayment[], day: Day): number {
  let [low, high] = [0, schedule.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((schedule[middle]?.date ?? '') <= day) low = middle + 1
    else high = middle
  }
  return low
}
