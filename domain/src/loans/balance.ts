import { periodRate, principalAndInterestPayment } from './repayment.ts'

/** A table loan: NZD borrowed, annual rate in per cent, number of repayments n, repayments a year f. */
export interface TableLoan {
  readonly loan: number
  readonly annualRate: number
  readonly payments: number
  readonly paymentsPerYear: number
}

/**
 * The balance in NZD, unrounded, after `paid` repayments; 0 once all are paid. Null when the loan has no repayment.
 * Source: decisions section 2 (golden case: 672,398.68 after a year).
 */
export function balanceAfter(table: TableLoan, paid: number): number | null {
  const { loan, annualRate, payments, paymentsPerYear } = table
  if (principalAndInterestPayment(loan, annualRate, payments, paymentsPerYear) === null) return null
  if (paid <= 0) return loan
  const remaining = Math.max(payments - paid, 0)
  const rate = periodRate(annualRate, paymentsPerYear)
  if (rate === 0) return (loan * remaining) / payments
  const growth = Math.log1p(rate)
  return (loan * Math.expm1(-remaining * growth)) / Math.expm1(-payments * growth) + 0
}

/**
 * The interest in NZD, unrounded, in repayments `first` to `last` (counted from 1); 0 past the end of the loan. Null
 * when the loan has no repayment. It is the sum of each repayment's part, because a difference of payments and balances
 * loses the exact half dollar. Source: decisions section 2.
 */
export function interestPaid(table: TableLoan, first: number, last: number): number | null {
  if (balanceAfter(table, 0) === null) return null
  let interest = 0
  for (let paid = first - 1; paid < Math.min(last, table.payments); paid += 1) {
    interest += ((balanceAfter(table, paid) ?? 0) * table.annualRate) / (100 * table.paymentsPerYear)
  }
  return interest
}

/**
 * The principal in NZD, unrounded, in repayments `first` to `last` (counted from 1). Null when the loan has no
 * repayment. Source: decisions section 2.
 */
export function principalPaid(table: TableLoan, first: number, last: number): number | null {
  const before = balanceAfter(table, first - 1)
  const after = balanceAfter(table, last)
  return before === null || after === null ? null : before - after + 0
}
