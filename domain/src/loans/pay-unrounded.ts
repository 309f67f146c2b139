import { rateFrom } from './build-loan-schedule.ts'
import { levelPayment, paymentAt } from './debt-service.ts'
import { repaymentPlan } from './loan.ts'
import type { LoanNow } from './loan-now.ts'
import { paymentDates } from './payment-dates.ts'

/** What the next payments of a loan come to: NZD, unrounded. */
interface PaidLoan {
  readonly interest: number
  /** What is owed after them. */
  readonly balance: number
}

interface Variation {
  /** How many payments: those of a year by default. */
  readonly payments?: number
  /** How many times as much is owed. */
  readonly scale?: number
  /** By how many points every rate is higher. */
  readonly rateShift?: number
}

/**
 * The next payments of a loan with its offset and the changes of its rate. The last one of principal repays what is left,
 * and a term that ends between two payments ends with a smaller one. Source: docs/method/stress-and-solve.md, "Reverse solve".
 */
export function payUnrounded(now: LoanNow, { payments, scale = 1, rateShift = 0 }: Variation = {}): PaidLoan {
  const { loan, paid, paymentsPerYear } = now
  const count = Math.min(now.payments_left ?? Infinity, payments ?? paymentsPerYear)
  const { interestOnlyPayments } = repaymentPlan(loan)
  // A rate that never changes needs no days.
  const dates = loan.fixed_until === null ? [] : paymentDates(loan, paid + count)
  let balance = now.balance * scale
  let payment = paymentAt(now, rateShift) * scale
  let rate = now.rate
  // Products of dollars and per cent add up exactly, so that they are divided once: a half dollar stays one.
  const divisor = 100 * paymentsPerYear
  let total = 0
  for (let number = 0; number < count; number += 1) {
    const rateBefore = rate
    rate = rateFrom(loan, dates[paid + number] ?? '')
    const shifted = Math.max(rate + rateShift, 0)
    const yearly = Math.max(balance - loan.offset_balance, 0) * shifted
    total += yearly
    if (paid + number < interestOnlyPayments) continue
    if (number > 0 && (paid + number === interestOnlyPayments || rate !== rateBefore)) {
      const payments_left = (now.payments_left ?? 0) - number
      payment = levelPayment({ balance, payments_left, paymentsPerYear }, shifted)
    }
    balance = number + 1 < (now.payments_left ?? Infinity) ? balance + yearly / divisor - payment : 0
  }
  return { interest: total / divisor, balance: Math.max(balance, 0) }
}
