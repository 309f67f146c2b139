import type { Day } from '../dates/calendar-day.ts'
import { round } from '../money/round.ts'
import type { LoanNow } from './loan-now.ts'
import { repaymentPlan } from './loan.ts'
import type { LoanPaymentTerm } from './loan-options.ts'
import { loanSchedule } from './loan-schedule.ts'

/** A loan as it is on a day: NZD, per cent a year. */
export interface ListedLoan {
  readonly name: string
  readonly balance: number
  readonly rate: number
  /** Null of a floating rate. */
  readonly fixed_until: Day | null
  /** Null without a term. */
  readonly months_left: number | null
  /** The one in force. */
  readonly payment: number
  readonly loan_payment_term: LoanPaymentTerm
  readonly interest_only: boolean
  /** Null when it is interest only for the whole term, or not at all. */
  readonly interest_only_until: Day | null
}

export function listLoan({ loan, balance, rate, payment, payments_left, ...now }: LoanNow, asAt: Day): ListedLoan {
  const { payments, interestOnlyPayments } = repaymentPlan(loan)
  const isPart = now.interest_only && payments !== interestOnlyPayments
  return {
    name: loan.name,
    balance,
    rate,
    fixed_until: loan.fixed_until !== null && loan.fixed_until > asAt ? loan.fixed_until : null,
    months_left: payments_left === null ? null : round((payments_left * 12) / now.paymentsPerYear),
    payment,
    loan_payment_term: loan.loan_payment_term,
    interest_only: now.interest_only,
    interest_only_until: isPart ? (loanSchedule(loan)[interestOnlyPayments - 1]?.date ?? null) : null,
  }
}
