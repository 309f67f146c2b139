import { rateFrom } from './build-loan-schedule.ts'
import { levelPayment, paymentAt } from './debt-service.ts'
import { repaymentPlan } from './loan.ts'
import type { LoanNow } from './loan-now.ts'
import { paymentDates } from './payment-dates.ts'
import { periodRate } from './repayment.ts'

/**
 * The interest of a loan's next year of payments in NZD, unrounded, with its offset and the changes of its rate: of
 * `scale` times what is owed, with every rate higher by some points. Source: investment analysis section 5, I.
 */
export function nextYearInterest(now: LoanNow, scale = 1, rateShift = 0): number {
  const { loan, paid, paymentsPerYear } = now
  const count = Math.min(now.payments_left ?? Infinity, paymentsPerYear)
  const dates = paymentDates(loan, paid + count)
  const { interestOnlyPayments } = repaymentPlan(loan)
  let balance = now.balance * scale
  let payment = paymentAt(now, rateShift) * scale
  let rate = now.rate
  let total = 0
  for (let number = 0; number < count && balance > 0; number += 1) {
    const rateBefore = rate
    rate = number === 0 ? rate : rateFrom(loan, dates[paid + number] ?? '')
    const shifted = Math.max(rate + rateShift, 0)
    const interest = Math.max(balance - loan.offset_balance, 0) * periodRate(shifted, paymentsPerYear)
    total += interest
    if (paid + number < interestOnlyPayments) continue
    if (number > 0 && (paid + number === interestOnlyPayments || rate !== rateBefore)) {
      const left = now.payments_left === null ? null : now.payments_left - number
      payment = levelPayment({ balance, payments_left: left, paymentsPerYear }, shifted)
    }
    balance += interest - payment
  }
  return total
}
