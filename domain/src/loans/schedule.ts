import { periodRate, principalAndInterestPayment } from './repayment.ts'
import type { TableLoan } from './balance.ts'

/** One row of a repayment schedule, unrounded, in NZD. */
export interface ScheduleRow {
  readonly payment: number
  readonly interest: number
  readonly principal: number
  readonly balance: number
}

/**
 * The unrounded schedule of a table loan: interest, principal and balance of each repayment. A term that is not a whole
 * number of repayments ends with a smaller one. Empty when the loan has no repayment. Source: decisions section 2.
 */
export function* repaymentSchedule(table: TableLoan): Generator<ScheduleRow> {
  const { loan, annualRate, payments, paymentsPerYear } = table
  const payment = principalAndInterestPayment(loan, annualRate, payments, paymentsPerYear)
  if (payment === null) return
  const rate = periodRate(annualRate, paymentsPerYear)
  let balance = loan
  for (let paid = 1; paid < payments; paid += 1) {
    const interest = balance * rate
    const principal = payment - interest
    balance -= principal
    yield { payment, interest, principal, balance }
  }
  const interest = balance * rate
  yield { payment: balance + interest, interest, principal: balance, balance: 0 }
}
