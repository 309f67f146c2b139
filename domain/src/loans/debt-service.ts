import { interestPaid } from './balance.ts'
import { interestOnlyPayment, principalAndInterestPayment } from './repayment.ts'
import type { Loan } from './loan.ts'
import { repaymentPlan } from './loan.ts'

/** A loan at some moment: NZD owed, per cent a year, repayments left and a year. */
export interface LoanState {
  readonly balance: number
  readonly rate: number
  readonly payments: number
  readonly paymentsPerYear: number
  readonly interestOnly: boolean
}

/** A loan on its first day, with every rate higher by `rateShift` points. */
export function firstState(loan: Loan, rateShift: number): LoanState {
  const { paymentsPerYear, payments, interestOnlyPayments } = repaymentPlan(loan)
  return {
    balance: loan.amount,
    // A sum such as 6.49 − 6.49 may be a little below 0.
    rate: Math.max(loan.interest_rate + rateShift, 0),
    payments: payments ?? 0,
    paymentsPerYear,
    interestOnly: interestOnlyPayments > 0,
  }
}

/** One repayment in NZD, unrounded and without the offset. */
export function statePayment({ balance, rate, payments, paymentsPerYear, interestOnly }: LoanState): number {
  const payment = interestOnly
    ? interestOnlyPayment(balance, rate, paymentsPerYear)
    : principalAndInterestPayment(balance, rate, payments, paymentsPerYear)
  return payment ?? 0
}

/** A year's repayments in NZD, unrounded: DS of the specification. Source: investment analysis section 4. */
export function debtService(loans: readonly Loan[], rateShift: number): number {
  return loans
    .map((loan) => firstState(loan, rateShift))
    .reduce((sum, state) => sum + statePayment(state) * state.paymentsPerYear, 0)
}

/** The interest in the repayments of the coming year, in NZD, unrounded. */
export function stateInterest({ balance, rate, payments, paymentsPerYear, interestOnly }: LoanState): number {
  if (interestOnly) return (balance * rate) / 100
  return interestPaid({ loan: balance, annualRate: rate, payments, paymentsPerYear }, 1, paymentsPerYear) ?? 0
}
