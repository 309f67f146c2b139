import { aWeek, aYear, type Money, paymentToWeek, yearToWeek } from '../money/money.ts'
import { sum } from '../money/sum.ts'
import { toCents } from '../money/round.ts'
import { paymentAt } from './debt-service.ts'
import type { LoanNow } from './loan-now.ts'
import { periodRate } from './repayment.ts'

/** A week of a loan at the payment in force: NZD, unrounded. */
export interface LoanWeek {
  readonly payment: Money<'week'>
  /** The part of the payment that is interest. */
  readonly interest: Money<'week'>
}

/** A week of all loans at the payments in force: NZD to the cent. */
export interface WeekNow {
  readonly payment: Money<'week'>
  readonly interest: Money<'week'>
  readonly principal: Money<'week'>
}

/**
 * The week of one loan: its interest is that of a year at the payment and the rate in force, or interest's share where
 * less than a year of payments is left. Source: docs/method/loans.md, "The week of a loan".
 */
export function weekOfLoan(loan: LoanNow): LoanWeek {
  const each = paymentAt(loan, 0)
  const payment = paymentToWeek(each, loan.paymentsPerYear)
  if (loan.interest_only) return { payment, interest: payment }
  const { interest, repaid } = payYear(loan, each)
  const weekly = repaid ? payment * (interest / (interest + loan.balance)) : yearToWeek(interest)
  return { payment, interest: aWeek(Math.min(weekly, payment)) }
}

/** The week of the loans together; its parts add up. */
export function weekNow(loans: readonly LoanNow[]): WeekNow {
  const weeks = loans.map(weekOfLoan)
  const payment = toCents(sum(weeks.map((week) => week.payment)))
  const interest = toCents(sum(weeks.map((week) => week.interest)))
  return { payment, interest, principal: aWeek(toCents(payment - interest)) }
}

/** The interest of a year of the same payments at the same rate, and whether fewer repay the loan. */
function payYear({ loan, balance, rate, paymentsPerYear, payments_left }: LoanNow, payment: Money<'payment'>) {
  const each = periodRate(rate, paymentsPerYear)
  const count = Math.min(payments_left ?? Infinity, paymentsPerYear)
  let left = balance
  let total = 0
  for (let number = 1; number <= count; number += 1) {
    const interest = Math.max(left - loan.offset_balance, 0) * each
    total += interest
    if (left + interest <= payment) return { interest: aYear(total), repaid: number < paymentsPerYear }
    left += interest - payment
  }
  // Rounded payments may leave cents, which the last one takes.
  return { interest: aYear(total), repaid: count < paymentsPerYear }
}
