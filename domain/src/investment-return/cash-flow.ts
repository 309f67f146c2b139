import type { Day } from '../dates/calendar-day.ts'
import type { ExpenseInputs } from '../expenses/expenses.ts'
import { yearlyExpenses } from '../expenses/expenses.ts'
import type { Borrowing } from '../loans/borrowing.ts'
import { loanOf } from '../loans/borrowing.ts'
import { areOwedUncounted, costsOf, type CountedLoans, totalsOf } from '../loans/counted-loans.ts'
import type { ChangeReason } from '../loans/change-reasons.ts'
import type { NextChange } from '../loans/next-change.ts'
import { amountOrZero } from '../money/amount.ts'
import { aYear, type Money, weekToYear, yearToWeek } from '../money/money.ts'
import { toCents, toDollars } from '../money/round.ts'
import { sum } from '../money/sum.ts'
import { hasRent } from '../rent/has-rent.ts'
import type { ResolvedRent } from '../rent/resolve-rent.ts'

/**
 * A year's loan repayments, principal included, unrounded. 0 without a price or a loan; null when the deposit, rate or
 * term is missing. Source: docs/method/calculator.md, "Cash each week".
 */
export function yearlyRepayment(borrowing: Borrowing, loans: CountedLoans): Money<'year'> | null {
  const { repayment } = costsOf(borrowing, loans)
  if (areOwedUncounted(loans)) return null
  if (totalsOf(loans)?.source === 'owed') return repayment
  return borrowing.purchase_price === null || loanOf(borrowing) === 0 ? aYear(0) : repayment
}

/** When cash each week changes next, why, and what it is from then on: whole NZD, as stored and sent. */
export interface CashChange {
  readonly date: Day
  readonly because: ChangeReason
  readonly weekly_cash_flow: number
}

/** Whole NZD; null while the rent or the repayment is not known. */
export interface WeeklyCash {
  readonly weekly_cash_flow: Money<'week'> | null
  /** Null when nothing is owed, too. */
  readonly next_change: CashChange | null
}

/**
 * Cash each week: rent − expenses without interest − loan repayment, and when it changes. Source:
 * docs/method/calculator.md, "Cash each week" (worked example: −572).
 */
export function weeklyCash(inputs: Borrowing & ExpenseInputs, rent: ResolvedRent, loans: CountedLoans): WeeklyCash {
  const repayment = yearlyRepayment(inputs, loans)
  if (repayment === null || !hasRent(rent)) return { weekly_cash_flow: null, next_change: null }
  const { weekly_rental_income: weeklyRent } = rent
  const cash = yearToWeek(aYear(weekToYear(amountOrZero(weeklyRent)) - yearlyCosts(inputs, weeklyRent) - repayment))
  const next = totalsOf(loans)?.next_change ?? null
  return { weekly_cash_flow: toDollars(cash), next_change: next && changeOf(next, cash) }
}

/** From the cents before, as in the analysis, so that both show the same dollars. */
function changeOf({ date, changes: [first], weekly_step }: NextChange, cash: Money<'week'>): CashChange | null {
  if (first === undefined) return null
  return { date, because: first.because, weekly_cash_flow: toDollars(toCents(toCents(cash) - weekly_step)) }
}

/** What a week's cash follows from, and what is shown in its place. */
export interface LeftFigures extends Pick<WeeklyCash, 'weekly_cash_flow'> {
  readonly weekly_profit: Money<'week'>
}

/** What is left of a week: its cash, or the profit before the loan, while the repayment is not known. */
export function leftOfWeek({ weekly_cash_flow: cash, weekly_profit }: LeftFigures): {
  readonly left: Money<'week'>
  readonly beforeLoan: boolean
} {
  return { left: cash ?? weekly_profit, beforeLoan: cash === null }
}

/** A year's expenses without interest, unrounded. */
export function yearlyCosts(inputs: ExpenseInputs, weeklyRent: Money<'week'> | null): Money<'year'> {
  const expenses = yearlyExpenses({ ...inputs, include_interest_in_calc: false }, weeklyRent, aYear(0))
  return sum(expenses.map(({ yearly }) => yearly))
}
