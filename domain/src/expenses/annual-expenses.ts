import { toCents, toDollars } from '../money/round.ts'
import { amountOrZero } from '../money/amount.ts'
import type { CalculationInputs, FieldOf } from '../calculation/fields.ts'
import type { Dwelling } from '../property/property-options.ts'

/** The inputs that a year's expenses follow from. */
export type ExpenseInputs = Pick<CalculationInputs, FieldOf<{ group: 'expenses' }>>

/** A year's expenses in NZD: the two that follow the rent, and the total in whole dollars. */
export interface AnnualExpenses {
  readonly property_management_expense: number
  readonly vacancy_expense: number
  readonly total_expenses: number
}

/** Weeks of rent that a vacancy costs unless a figure is typed. Source: decisions section 2. */
export const VACANCY_WEEKS = 2

/**
 * Property management for a year, to the cent: 52 × weekly rent × fee / 100. A missing figure counts as 0.
 * Source: decisions section 2.
 */
export function propertyManagementExpense(weeklyRent: number | null, fee: number | null): number {
  return toCents((52 * amountOrZero(weeklyRent) * amountOrZero(fee)) / 100)
}

/**
 * Vacancy for a year in NZD: what was typed, 0 included; otherwise two weeks of rent, following the rent.
 * Source: decisions section 2.
 */
export function vacancyExpense(vacancyCost: number | null, weeklyRent: number | null): number {
  return vacancyCost ?? toCents(VACANCY_WEEKS * amountOrZero(weeklyRent))
}

/**
 * A year's expenses: insurance, repairs, rates, contingency, vacancy, management, body corporate for an apartment only, and
 * `interest` as it is to be counted (0 when left out). A missing figure counts as 0; only the total is rounded.
 * Source: decisions section 2.
 */
export function annualExpenses(inputs: ExpenseInputs, weeklyRent: number | null, interest: number): AnnualExpenses {
  const property_management_expense = propertyManagementExpense(weeklyRent, inputs.property_management_fees)
  const vacancy_expense = vacancyExpense(inputs.vacancy_cost, weeklyRent)
  const total =
    amountOrZero(inputs.insurance_cost) +
    amountOrZero(inputs.repairs_maintenance) +
    amountOrZero(inputs.rates) +
    amountOrZero(inputs.contingency) +
    vacancy_expense +
    property_management_expense +
    (paysBodyCorporate(inputs.dwelling) ? amountOrZero(inputs.body_corporate_fees) : 0) +
    interest
  return { property_management_expense, vacancy_expense, total_expenses: toDollars(total) }
}

/** Only an apartment pays body corporate fees. Source: specification section 9. */
export function paysBodyCorporate(dwelling: Dwelling): boolean {
  return dwelling === 'Apartment'
}

/** Shown while an expense is nothing. Source: specification section 5, "Expense warning". */
export const EXPENSES_INCOMPLETE = 'Please fill in all expenses to get an accurate calculation.'

/**
 * Whether the expense warning stands: insurance, repairs, rates or contingency is 0 or missing, or vacancy was typed as 0.
 * Source: specification section 5, decisions section 2.
 */
export function expensesIncomplete(inputs: ExpenseInputs): boolean {
  const { insurance_cost, repairs_maintenance, rates, contingency, vacancy_cost } = inputs
  return vacancy_cost === 0 || [insurance_cost, repairs_maintenance, rates, contingency].some((cost) => !cost)
}
