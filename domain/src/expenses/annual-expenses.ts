import type { Money } from '../money/money.ts'
import { toCents, toDollars } from '../money/round.ts'
import { sum } from '../money/sum.ts'
import { EXPENSES, yearlyExpenses } from './expenses.ts'
import type { ExpenseInputs } from './expenses.ts'

/** A year's expenses: the two that depend on the rent, and the total in whole dollars. */
export interface AnnualExpenses {
  readonly property_management_expense: Money<'year'>
  readonly vacancy_expense: Money<'year'>
  readonly total_expenses: Money<'year'>
}

/**
 * A year's expenses, with `interest` as the loan's first-year interest. A missing figure counts as 0; only the total is
 * rounded. Source: docs/method/calculator.md, "Expenses".
 */
export function annualExpenses(
  inputs: ExpenseInputs,
  weeklyRent: Money<'week'> | null,
  interest: Money<'year'>,
): AnnualExpenses {
  const total = sum(yearlyExpenses(inputs, weeklyRent, interest).map(({ yearly }) => yearly))
  const year = { inputs, weeklyRent, interest }
  return {
    property_management_expense: EXPENSES.property_management_fees.amount(year),
    vacancy_expense: toCents(EXPENSES.vacancy_cost.amount(year)),
    total_expenses: toDollars(total),
  }
}
