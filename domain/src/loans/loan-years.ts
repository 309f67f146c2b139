import type { LoanNow } from './loan-now.ts'
import { loanSchedule } from './loan-schedule.ts'
import { sum } from '../money/sum.ts'

export const LOAN_YEAR_FIGURES = ['payment', 'interest', 'principal', 'balance'] as const
type LoanYearFigure = (typeof LOAN_YEAR_FIGURES)[number]

/** A year of one loan or of several, in cents; the balance at its end. */
export type LoanYear = Readonly<Record<LoanYearFigure, number>>

/**
 * The first `years` years of loans together: after j payments made, year y has those from j + (y − 1)f + 1 to j + yf of
 * each. Source: docs/method/loans.md, "Years of loans".
 */
export function loanYears(loans: readonly LoanNow[], years: number): LoanYear[] {
  return Array.from({ length: years }, (_, index) => {
    const parts = loans.map((loan) => yearOf(loan, index))
    return eachFigure((name) => sum(parts.map((part) => part[name])))
  })
}

/** Years of cents in NZD. */
export function inDollars(years: readonly LoanYear[]): LoanYear[] {
  return years.map((year) => eachFigure((name) => year[name] / 100))
}

function eachFigure(figureOf: (name: LoanYearFigure) => number): LoanYear {
  return {
    payment: figureOf('payment'),
    interest: figureOf('interest'),
    principal: figureOf('principal'),
    balance: figureOf('balance'),
  }
}

// Without lists: six homes side by side have seventy thousand payments.
function yearOf({ loan, paid, paymentsPerYear }: LoanNow, index: number): LoanYear {
  const schedule = loanSchedule(loan)
  const first = paid + index * paymentsPerYear
  let [interest, principal, balance] = [0, 0, 0]
  for (let number = first; number < first + paymentsPerYear; number += 1) {
    const payment = schedule[number]
    if (payment === undefined) break
    interest += payment.interest
    principal += payment.principal
    balance = payment.balance
  }
  return { payment: interest + principal, interest, principal, balance }
}
