import type { Day } from '../../dates/calendar-day.ts'
import { toCents } from '../../money/round.ts'
import type { Deal } from '../deal.ts'
import { netOperatingIncome } from '../deal.ts'
import type { Loan } from '../../loans/loan.ts'
import { repaymentPlan } from '../../loans/loan.ts'
import { loanSchedule } from '../../loans/loan-schedule.ts'
import type { LoanState } from '../../loans/debt-service.ts'
import { firstState, stateInterest, statePayment } from '../../loans/debt-service.ts'

/** A loan whose rate changes: NZD to the cent. */
export interface RefixedLoan {
  readonly name: string
  readonly from_date: Day
  readonly balance: number
  readonly payment_before: number
  readonly payment_after: number
  readonly weekly_step: number
}

/** All loans at rates higher by some points, each from its own date: NZD to the cent. */
export interface Refix {
  readonly loans: readonly RefixedLoan[]
  readonly weekly_before: number
  readonly weekly_after: number
  readonly weekly_cash_flow_after: number
  /** The same without principal. */
  readonly weekly_profit_after: number
}

/**
 * Each fixed loan at its rate plus `shift` points when it is no longer fixed, each floating loan at once. A loan repaid
 * before is left out. Every loan has a term. Source: investment analysis section 4, `refix`.
 */
export function refix(deal: Deal, shift: number): Refix {
  const steps = deal.loans.flatMap((loan) => stepOf(loan, shift) ?? [])
  const perWeek = (key: 'payment_before' | 'payment_after') =>
    steps.reduce((sum, { step, state }) => sum + step[key] * state.paymentsPerYear, 0) / 52
  const income = netOperatingIncome(deal) / 52
  const interest = steps.reduce((sum, { state }) => sum + stateInterest(state), 0) / 52
  return {
    loans: steps.map(({ step }) => step),
    weekly_before: toCents(perWeek('payment_before')),
    weekly_after: toCents(perWeek('payment_after')),
    weekly_cash_flow_after: toCents(income - perWeek('payment_after')),
    weekly_profit_after: toCents(income - interest),
  }
}

function stepOf(loan: Loan, shift: number): { step: RefixedLoan; state: LoanState } | null {
  const paid = loan.fixed_until === null ? 0 : paidBefore(loan, loan.fixed_until)
  const last = loanSchedule(loan)[paid - 1]
  if (last?.balance === 0) return null
  const { payments, interestOnlyPayments } = repaymentPlan(loan)
  const first = firstState(loan, shift)
  const state: LoanState = {
    ...first,
    balance: last ? last.balance / 100 : loan.amount,
    payments: (payments ?? 0) - paid,
    interestOnly: paid < interestOnlyPayments,
  }
  const payment_before = paymentBefore(loan, Math.max(paid, 1), state.balance)
  const payment_after = toCents(statePayment(state))
  const step = {
    name: loan.name,
    from_date: last?.date ?? loan.drawdown_date,
    balance: state.balance,
    payment_before,
    payment_after,
    weekly_step: toCents(((payment_after - payment_before) * state.paymentsPerYear) / 52),
  }
  return { step, state }
}

/** The repayment with this number, without the offset. */
function paymentBefore(loan: Loan, number: number, balance: number): number {
  const interestOnly = { ...firstState(loan, 0), balance }
  if (number <= repaymentPlan(loan).interestOnlyPayments) return toCents(statePayment(interestOnly))
  return (loanSchedule(loan)[number - 1]?.payment ?? 0) / 100
}

/** The number of repayments whose period begins before `day`; the first period begins with the drawdown. */
function paidBefore(loan: Loan, day: Day): number {
  const schedule = loanSchedule(loan)
  const index = schedule.findIndex(({ date }) => date >= day)
  return index === -1 ? schedule.length : index + 1
}
