import type { LoanNow } from './loan-now.ts'
import { loanSchedule } from './loan-schedule.ts'
import { sum } from '../money/sum.ts'

/** A year of one loan or of several, in cents; the balance at its end. */
export interface LoanYear {
  readonly payment: number
  readonly interest: number
  readonly principal: number
  readonly balance: number
}

/**
 * The first `years` years of loans together: after j payments made, year y has those from j + (y − 1)f + 1 to j + yf of
 * each. Source: investment analysis sections 0 and 1.
 */
export function loanYears(loans: readonly LoanNow[], years: number): LoanYear[] {
  return Array.from({ length: years }, (_, index) => {
    const parts = loans.map((loan) => yearOf(loan, index))
    return {
      payment: sum(parts.map(({ payment }) => payment)),
      interest: sum(parts.map(({ interest }) => interest)),
      principal: sum(parts.map(({ principal }) => principal)),
      balance: sum(parts.map(({ balance }) => balance)),
    }
  })
}

/** Years of cents in NZD. */
export function inDollars(years: readonly LoanYear[]): LoanYear[] {
  return years.map(({ payment, interest, principal, balance }) => ({
    payment: payment / 100,
    interest: interest / 100,
    principal: principal / 100,
    balance: balance / 100,
  }))
}

// Without lists: six homes side by side have seventy thousand payments.
function yearOf({ loan, paid, paymentsPerYear }: LoanNow, index: number): LoanYear {
  const schedule = loanSchedule(loan)
  const first = paid + index * paymentsPerYear
  const end = Math.min(first + paymentsPerYear, schedule.length)
  let [interest, principal, balance] = [0, 0, 0]
  for (let number = first; number < end; number += 1) {
    const payment = schedule[number]
    if (payment === undefined) break
    interest += payment.interest
    principal += payment.principal
    balance = payment.balance
  }
  return { payment: interest + principal, interest, principal, balance }
}
