import { toDollars } from '../money/round.ts'
import { EXPENSES, yearlyExpenses } from './expenses.ts'
import type { ExpenseInputs } from './expenses.ts'

/** A year's expenses in NZD: the two that depend on the rent, and the total in whole dollars. */
export interface AnnualExpenses {
  readonly property_management_expense: number
  readonly vacancy_expense: number
  readonly total_expenses: number
}

/**
 * A year's expenses, with `interest` as the loan's first-year interest. A missing figure counts as 0; only the total is
 * rounded. Source: decisions section 2.
 */
export function annualExpenses(inputs: ExpenseInputs, weeklyRent: number | null, interest: number): AnnualExpenses {
  const total = yearlyExpenses(inputs, weeklyRent, interest).reduce((sum, { yearly }) => sum + yearly, 0)
  const year = { inputs, weeklyRent, interest }
  return {
    property_management_expense: EXPENSES.property_management_fees.amount(year),
    vacancy_expense: EXPENSES.vacancy_cost.amount(year),
    total_expenses: toDollars(total),
  }
}
