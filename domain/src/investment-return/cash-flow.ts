import type { ExpenseInputs } from '../expenses/expenses.ts'
import { yearlyExpenses } from '../expenses/expenses.ts'
import type { Borrowing } from '../loans/borrowing.ts'
import { loanOf } from '../loans/borrowing.ts'
import type { CountedLoans } from '../loans/counted-loans.ts'
import { unroundedPayment } from '../loans/loan-payment.ts'
import { PAYMENTS_PER_YEAR } from '../loans/loan-options.ts'
import { amountOrZero } from '../money/amount.ts'
import { toDollars } from '../money/round.ts'
import { hasRent } from '../rent/has-rent.ts'
import type { SettledRent } from '../rent/settle-rent.ts'

/**
 * A year's loan repayments, principal included, in NZD, unrounded. 0 without a price or a loan; null when the deposit,
 * rate or term is missing. Source: decisions section 7, "New fields of a calculation" and "Several loans".
 */
export function yearlyRepayment(borrowing: Borrowing, loans: CountedLoans): number | null {
  if (borrowing.purchase_price === null || loanOf(borrowing) === 0) return 0
  if (loans !== null) return 'value' in loans ? loans.value.repayment : null
  const payment = unroundedPayment(borrowing)
  return payment === null ? null : payment * PAYMENTS_PER_YEAR[borrowing.loan_payment_term]
}

/**
 * Cash each week in whole NZD: rent − expenses without interest − loan repayment. Null while the rent or the repayment
 * is not known. Source: decisions section 7, "New fields of a calculation" (golden case: −572).
 */
export function weeklyCashFlow(
  inputs: Borrowing & ExpenseInputs,
  rent: SettledRent,
  loans: CountedLoans,
): number | null {
  const repayment = yearlyRepayment(inputs, loans)
  if (repayment === null || !hasRent(rent)) return null
  const { weekly_rental_income: weeklyRent } = rent
  return toDollars((52 * amountOrZero(weeklyRent) - yearlyCosts(inputs, weeklyRent) - repayment) / 52)
}

/** A year's expenses without interest, in NZD, unrounded. */
export function yearlyCosts(inputs: ExpenseInputs, weeklyRent: number | null): number {
  const expenses = yearlyExpenses({ ...inputs, include_interest_in_calc: false }, weeklyRent, 0)
  return expenses.reduce((sum, { yearly }) => sum + yearly, 0)
}
