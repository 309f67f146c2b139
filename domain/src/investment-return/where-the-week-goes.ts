import { onlyReasonable } from '../money/only-reasonable.ts'
import { yearlyExpenses } from '../expenses/expenses.ts'
import type { ExpenseInputs, ExpenseKey } from '../expenses/expenses.ts'
import type { Borrowing } from '../loans/borrowing.ts'
import { type CountedLoans, totalsOf } from '../loans/counted-loans.ts'
import { missingForLoan } from '../loans/missing-for-interest.ts'
import { amountOrZero } from '../money/amount.ts'
import { aYear, type Money, weekToYear, yearToWeek } from '../money/money.ts'
import { roundToSum } from '../money/round-to-sum.ts'
import { toDollars } from '../money/round.ts'
import { type LeftFigures, leftOfWeek, yearlyRepayment } from './cash-flow.ts'

/**
 * A part of the week: an expense, or the part of the loan repayment that is no expense. That is the principal, or the
 * whole repayment where interest is left out of the expenses.
 */
export type WeekPart = ExpenseKey | 'principal'

/** A part in whole NZD. */
export interface WeekItem {
  readonly part: WeekPart
  readonly label: string
  readonly amount: number
  /** The loan that it is of, counted from 1, where the loans are apart. */
  readonly loan?: number
}

/** A week of rent in whole NZD: rent − parts = left; below 0 means missing. */
export interface Week {
  readonly rent: number
  readonly parts: readonly WeekItem[]
  readonly left: number
  /** Whether the loan is counted, as far as there is one; not without a price, where nobody knows. */
  readonly isComplete: boolean
  /** Whether the owner lives there: `rent` is that of rooms, and what is missing is what living there costs. */
  readonly isLivedIn?: boolean
}

/** The results of the calculation that a week follows from. */
interface WeekFigures extends LeftFigures {
  readonly weekly_rental_income: Money<'week'> | null
  readonly interest: Money<'year'>
  readonly counted_loans: CountedLoans
}

/**
 * Divides a week's rent into its costs and the loan repayment, in whole NZD. Parts are rounded so that they add up to
 * the rent less the cash left; costs of 0 and costs that counted as missing (`appraise`) are left out. Source:
 * docs/method/calculator.md, "Where the week goes".
 */
export function whereTheWeekGoes(inputs: Borrowing & ExpenseInputs, figures: WeekFigures): Week {
  const yearly = weekParts(inputs, figures)
  const rent = toDollars(amountOrZero(figures.weekly_rental_income))
  const { left } = leftOfWeek(figures)
  const amounts = roundToSum(
    yearly.map((part) => yearToWeek(part.yearly)),
    rent - left,
  )
  const parts = yearly.map(({ part, label }, index) => ({ part, label, amount: amounts[index] ?? 0 }))
  return {
    rent,
    parts: parts.filter(({ amount }) => amount !== 0),
    left,
    isComplete: missingForLoan(inputs, figures.counted_loans) === null,
  }
}

/** A part of the week, unrounded. */
interface YearlyPart {
  readonly part: WeekPart
  readonly label: string
  readonly yearly: Money<'year'>
}

/** The parts that count, by the year and unrounded, in the order of the week's bar. */
export function weekParts(inputs: Borrowing & ExpenseInputs, figures: WeekFigures): YearlyPart[] {
  const reasonable = onlyReasonable(inputs)
  const isCounted = !leftOfWeek(figures).beforeLoan
  const repayment = isCounted ? amountOrZero(yearlyRepayment(reasonable, figures.counted_loans)) : Infinity
  const interest = aYear(Math.min(yearlyInterest(reasonable, figures, isCounted), repayment))
  const expenses: YearlyPart[] = yearlyExpenses(reasonable, figures.weekly_rental_income, interest)
    .toSorted((one, other) => one.expense.place - other.expense.place)
    .map(({ expense, yearly }) => ({ part: expense.key, label: expense.short, yearly }))
  const principal = aYear(isCounted ? repayment - interest : 0)
  // Interest of the own fields is in whole dollars, so less than one is its rounding.
  if (principal < 1) return expenses
  const label = reasonable.include_interest_in_calc ? 'Principal' : 'Loan repayment'
  const before = expenses.findIndex(({ part }) => part === 'interest')
  return expenses.toSpliced(before + 1, 0, { part: 'principal', label, yearly: principal })
}

/** The interest in a year of weeks like this one: that of the payments in force, where they are known. */
function yearlyInterest(
  inputs: ExpenseInputs,
  { interest, counted_loans }: Pick<WeekFigures, 'interest' | 'counted_loans'>,
  isCounted: boolean,
): Money<'year'> {
  const totals = totalsOf(counted_loans)
  return !inputs.include_interest_in_calc || !isCounted || totals === null
    ? interest
    : weekToYear(totals.weekly_interest)
}
