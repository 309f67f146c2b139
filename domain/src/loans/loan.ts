import type { Day } from '../dates/calendar-day.ts'
import type { LoanPaymentTerm, RepaymentType } from './loan-options.ts'
import { PAYMENTS_PER_YEAR, repaymentsIn } from './loan-options.ts'
import { round } from '../money/round.ts'

/**
 * One loan of a home with every default applied: NZD, per cent a year, months. Source: docs/method/loans.md, "Inputs of
 * a loan".
 */
export interface Loan {
  readonly name: string
  readonly amount: number
  readonly interest_rate: number
  /** The day until which the rate is fixed; null for a floating rate. */
  readonly fixed_until: Day | null
  /** The rate from then on; null for the same rate. */
  readonly rate_after: number | null
  readonly repayment_type: RepaymentType
  /** Null means the whole term of an interest-only loan, and no month of another. */
  readonly interest_only_months: number | null
  readonly loan_payment_term: LoanPaymentTerm
  /** Null while not given. */
  readonly term_months: number | null
  readonly drawdown_date: Day
  /** The day on which `amount` and `term_months` are what is left of a loan drawn earlier; null for a new one. */
  readonly owed_on: Day | null
  /** Money in an account that lowers the interest. */
  readonly offset_balance: number
}

/** How a loan is repaid: f repayments a year, n in all (null without a term), the first m of them interest only. */
export interface RepaymentPlan {
  readonly paymentsPerYear: number
  readonly payments: number | null
  readonly interestOnlyPayments: number
}

/** The day on which the first period of the schedule begins. */
export function firstDayOf({ owed_on, drawdown_date }: Pick<Loan, 'owed_on' | 'drawdown_date'>): Day {
  return owed_on ?? drawdown_date
}

/** The repayments of a loan, in whole numbers. A loan with interest only for its whole term needs no term. */
export function repaymentPlan(loan: Loan): RepaymentPlan {
  const { loan_payment_term: term, term_months, interest_only_months } = loan
  const paymentsPerYear = PAYMENTS_PER_YEAR[term]
  const payments = term_months === null ? null : round(repaymentsIn(term_months, term))
  const wholeTerm = payments ?? Infinity
  if (interest_only_months === null) {
    return { paymentsPerYear, payments, interestOnlyPayments: loan.repayment_type === 'Interest only' ? wholeTerm : 0 }
  }
  const interestOnlyPayments = Math.min(round(repaymentsIn(interest_only_months, term)), wholeTerm)
  return { paymentsPerYear, payments, interestOnlyPayments }
}
