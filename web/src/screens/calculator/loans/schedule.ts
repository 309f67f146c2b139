import type { Loan } from '@homeyield/domain/loans/loan'
import { firstDayOf, repaymentPlan } from '@homeyield/domain/loans/loan'
import { loanNow } from '@homeyield/domain/loans/loan-now'
import { inDollars, loanYears } from '@homeyield/domain/loans/loan-years'
import type { LoanYear } from '@homeyield/domain/loans/loan-years'
import { type ListedPayment, listPayments } from '@homeyield/domain/loans/summarise-loans'

/** A loan with its repayments in NZD. */
export interface LoanPayments {
  /** Counted from 1. */
  readonly number: number
  readonly loan: Loan
  readonly payments: readonly ListedPayment[]
}

/** A year of a schedule in NZD, with the repayments of each loan in it. */
export interface ScheduleYear extends LoanYear {
  readonly year: number
  readonly loans: readonly LoanPayments[]
}

export function loanPaymentsOf(loans: readonly Loan[]): readonly LoanPayments[] {
  return loans.map((loan, index) => ({ number: index + 1, loan, payments: listPayments(loan) }))
}

/** The years of some loans, to the last repayment. */
export function scheduleYears(loans: readonly LoanPayments[]): readonly ScheduleYear[] {
  const counts = loans.map(({ loan, payments }) => Math.ceil(payments.length / repaymentPlan(loan).paymentsPerYear))
  const years = loanYears(
    loans.flatMap(({ loan }) => loanNow(loan, { start: firstDayOf(loan), settled: false }) ?? []),
    Math.max(...counts, 0),
  )
  return inDollars(years).map(({ payment, interest, principal, balance }, index) => ({
    year: index + 1,
    payment,
    interest,
    principal,
    balance,
    loans: loans.map(({ number, loan, payments }) => ({ number, loan, payments: ofYear(payments, loan, index) })),
  }))
}

function ofYear(payments: readonly ListedPayment[], loan: Loan, index: number) {
  const { paymentsPerYear } = repaymentPlan(loan)
  return payments.slice(index * paymentsPerYear, (index + 1) * paymentsPerYear)
}
