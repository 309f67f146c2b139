import { aPayment } from '../../money/money.ts'
import type { LoanNow } from '../loan-now.ts'
import { payUnrounded } from '../pay-unrounded.ts'

/** A table loan as published: NZD borrowed, annual rate in per cent, number of repayments n, repayments a year f. */
export interface TableLoan {
  readonly loan: number
  readonly annualRate: number
  readonly payments: number
  readonly paymentsPerYear: number
}

/** What is owed after so many repayments. */
export function balanceAfter(table: TableLoan, paid: number): number {
  return payUnrounded(loanOfTable(table), { payments: paid }).balance
}

/** The interest in repayments `first` to `last`, counted from 1. */
export function interestPaid(table: TableLoan, first: number, last: number): number {
  const until = (payments: number) => payUnrounded(loanOfTable(table), { payments }).interest
  return until(last) - until(first - 1)
}

/** The principal in repayments `first` to `last`, counted from 1. */
export function principalPaid(table: TableLoan, first: number, last: number): number {
  return balanceAfter(table, first - 1) - balanceAfter(table, last)
}

function loanOfTable({ loan: amount, annualRate, payments, paymentsPerYear }: TableLoan): LoanNow {
  return {
    loan: {
      name: '',
      amount,
      interest_rate: annualRate,
      fixed_until: null,
      rate_after: null,
      repayment_type: 'Principal and interest',
      interest_only_months: null,
      loan_payment_term: 'Monthly',
      term_months: null,
      drawdown_date: '2026-12-01',
      owed_on: null,
      offset_balance: 0,
    },
    paid: 0,
    balance: amount,
    rate: annualRate,
    payment: aPayment(0),
    paymentsPerYear,
    payments_left: payments,
    interest_only: false,
    settled: false,
  }
}
