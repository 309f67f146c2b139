import type { Appraisal, AppraisalInputs } from '../appraisal/appraise.ts'
import { onlyReasonable } from '../appraisal/only-reasonable.ts'
import { yearlyExpenses } from '../expenses/expenses.ts'
import type { ExpenseKey, YearlyExpense } from '../expenses/expenses.ts'
import { amountOrZero } from '../money/amount.ts'
import { toDollars } from '../money/round.ts'

/** A week of rent in whole NZD: rent − parts = left; below 0 means missing. */
export interface Week {
  readonly rent: number
  readonly parts: readonly { readonly part: ExpenseKey; readonly amount: number }[]
  readonly left: number
}

/**
 * Divides a week's rent into its costs, in whole NZD. Parts are rounded so that they add up to the rent less the weekly
 * profit; costs of 0 and costs that counted as missing (`appraise`) are left out. Source: design/experience, "Where the
 * week goes".
 */
export function whereTheWeekGoes(inputs: AppraisalInputs, figures: Appraisal): Week {
  const expenses = weekExpenses(inputs, figures)
  const rent = toDollars(amountOrZero(figures.weekly_rental_income))
  const left = figures.weekly_profit
  const amounts = roundToSum(
    expenses.map(({ yearly }) => yearly / 52),
    rent - left,
  )
  const parts = expenses.map(({ expense }, index) => ({ part: expense.key, amount: amounts[index] ?? 0 }))
  return { rent, parts: parts.filter(({ amount }) => amount !== 0), left }
}

/** The expenses that count, by the year and unrounded, in the order of the week's bar. */
export function weekExpenses(inputs: AppraisalInputs, figures: Appraisal): YearlyExpense[] {
  const expenses = yearlyExpenses(onlyReasonable(inputs), figures.weekly_rental_income, figures.interest)
  return expenses.toSorted((one, other) => one.expense.place - other.expense.place)
}

// Largest remainder: each part is rounded down, then the missing dollars go to the parts that lost the most.
function roundToSum(exact: readonly number[], sum: number): number[] {
  const rounded = exact.map(Math.floor)
  const missing = sum - rounded.reduce((total, amount) => total + amount, 0)
  const byLoss = exact.map((amount, index) => ({ index, loss: amount - Math.floor(amount) }))
  byLoss.sort((one, other) => (missing >= 0 ? other.loss - one.loss : one.loss - other.loss))
  const costly = byLoss.filter(({ index }) => (exact[index] ?? 0) > 0)
  for (let given = 0; given < Math.abs(missing) && costly.length > 0; given += 1) {
    const { index } = costly[given % costly.length] ?? { index: 0 }
    rounded[index] = (rounded[index] ?? 0) + Math.sign(missing)
  }
  return rounded
}
