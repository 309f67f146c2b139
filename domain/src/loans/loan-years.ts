import type { Loan } from './loan.ts'
import { repaymentPlan } from './loan.ts'
import type { ScheduledPayment } from './build-loan-schedule.ts'
import { loanSchedule } from './loan-schedule.ts'

/** A year of one loan or of several, in cents; the balance at its end. */
export interface LoanYear {
  readonly payment: number
  readonly interest: number
  readonly principal: number
  readonly balance: number
}

/**
 * The first `years` years of loans together: year y has the repayments (y − 1)f + 1 to yf of each. Source: investment
 * analysis sections 0 and 1.
 */
export function loanYears(loans: readonly Loan[], years: number): LoanYear[] {
  return Array.from({ length: years }, (_, index) => {
    const parts = loans.map((loan) => yearOf(loan, index))
    return {
      payment: total(parts, 'payment'),
      interest: total(parts, 'interest'),
      principal: total(parts, 'principal'),
      balance: total(parts, 'balance'),
    }
  })
}

/** The repayments of a loan in a year, counted from 0. */
export function paymentsOfYear(loan: Loan, index: number): readonly ScheduledPayment[] {
  const { paymentsPerYear } = repaymentPlan(loan)
  return loanSchedule(loan).slice(index * paymentsPerYear, (index + 1) * paymentsPerYear)
}

// Without lists: six homes side by side have seventy thousand payments.
function yearOf(loan: Loan, index: number): LoanYear {
  const { paymentsPerYear } = repaymentPlan(loan)
  const schedule = loanSchedule(loan)
  const end = Math.min((index + 1) * paymentsPerYear, schedule.length)
  let [interest, principal, balance] = [0, 0, 0]
  for (let number = index * paymentsPerYear; number < end; number += 1) {
    const payment = schedule[number]
    if (payment === undefined) break
    interest += payment.interest
    principal += payment.principal
    balance = payment.balance
  }
  return { payment: interest + principal, interest, principal, balance }
}

function total<Key extends string>(rows: readonly Readonly<Record<Key, number>>[], key: Key): number {
  return rows.reduce((sum, row) => sum + row[key], 0)
}
