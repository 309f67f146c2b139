import type { ValuesOf } from '../fields/field-values.ts'
import { amountOrZero } from '../money/amount.ts'
import { aYear, type Money, weekToYear } from '../money/money.ts'
import { toCents } from '../money/round.ts'
import { writeNumber } from '../money/write-number.ts'
import type { PropertyInputs } from '../property/property-fields.ts'
import { keysOf } from '../records/keys-of.ts'
import type { Dwelling } from '../property/property-options.ts'
import type { EXPENSE_FIELDS, EXPENSE_TERMS } from './expense-fields.ts'
import { GST_PCT } from './gst.ts'

export type ExpenseInputs = ValuesOf<typeof EXPENSE_FIELDS & typeof EXPENSE_TERMS> & Pick<PropertyInputs, 'dwelling'>

interface Year {
  readonly inputs: ExpenseInputs
  readonly weeklyRent: Money<'week'> | null
  readonly interest: Money<'year'>
}

interface Expense {
  /** Its name in the week's bar, in style sheets, mails and `week-colours.ts`. */
  readonly key: string
  readonly label: string
  /** A shorter label for narrow places, such as the legend of the week. */
  readonly short: string
  /** Its position in the week's bar, from the left. */
  readonly place: number
  /** Not rounded. */
  readonly amount: (year: Year) => Money<'year'>
  /** Whether it counts; always, when left out. */
  readonly counts?: (inputs: ExpenseInputs) => boolean
  /** The input without which it is not known; none, when left out. */
  readonly needs?: (inputs: ExpenseInputs) => 'rent' | 'loan' | null
  /** Whether the calculator warns while it is empty. */
  readonly expected?: true
}

/**
 * The expenses of a year, by the field of each, in the order of sums and lists. The total, the week's bar, workings,
 * mail, PDF and print follow from it (decision 24): a field without a row, or a row without its place in the week, does
 * not compile. Source: docs/method/calculator.md, "Expenses".
 */
export const EXPENSES = {
  insurance_cost: {
    key: 'insurance',
    label: 'Insurance',
    short: 'Insurance',
    place: 3,
    amount: ({ inputs }) => aYear(amountOrZero(inputs.insurance_cost)),
    expected: true,
  },
  repairs_maintenance: {
    key: 'maintenance',
    label: 'Repairs and maintenance',
    short: 'Maintenance',
    place: 5,
    amount: ({ inputs }) => aYear(amountOrZero(inputs.repairs_maintenance)),
    expected: true,
  },
  rates: {
    key: 'rates',
    label: 'Rates',
    short: 'Rates',
    place: 2,
    amount: ({ inputs }) => aYear(amountOrZero(inputs.rates)),
    expected: true,
  },
  contingency: {
    key: 'contingency',
    label: 'Contingency',
    short: 'Contingency',
    place: 7,
    amount: ({ inputs }) => aYear(amountOrZero(inputs.contingency)),
    expected: true,
  },
  vacancy_cost: {
    key: 'vacancy',
    label: 'Vacancy',
    short: 'Vacancy',
    place: 6,
    amount: ({ inputs, weeklyRent }) => aYear(inputs.vacancy_cost ?? inputs.vacancy_weeks * amountOrZero(weeklyRent)),
    needs: ({ vacancy_cost }) => (vacancy_cost === null ? 'rent' : null),
  },
  property_management_fees: {
    key: 'management',
    label: 'Property management',
    short: 'Management',
    place: 4,
    amount: ({ inputs, weeklyRent }) =>
      aYear(toCents((weekToYear(amountOrZero(weeklyRent)) * managementFee(inputs)) / 100)),
    needs: () => 'rent',
  },
  body_corporate_fees: {
    key: 'body_corporate',
    label: 'Body corporate',
    short: 'Body corporate',
    place: 8,
    amount: ({ inputs }) => aYear(amountOrZero(inputs.body_corporate_fees)),
    counts: ({ dwelling }) => paysBodyCorporate(dwelling),
  },
  other_expenses: {
    key: 'other',
    label: 'Other costs',
    short: 'Other costs',
    place: 9,
    amount: ({ inputs }) => aYear(amountOrZero(inputs.other_expenses)),
    counts: ({ other_expenses }) => other_expenses !== null,
  },
  include_interest_in_calc: {
    key: 'interest',
    label: 'Interest',
    short: 'Interest',
    place: 1,
    amount: ({ interest }) => interest,
    counts: (inputs) => inputs.include_interest_in_calc,
    needs: () => 'loan',
  },
} as const satisfies Record<keyof typeof EXPENSE_FIELDS, Expense>

export const EXPENSE_NAMES = keysOf(EXPENSES)

export type ExpenseKey = (typeof EXPENSES)[keyof typeof EXPENSES]['key']

type ExpenseRow = Expense & { readonly key: ExpenseKey }

/** One expense, not rounded; 0 when not known. */
export interface YearlyExpense {
  readonly expense: ExpenseRow
  readonly yearly: Money<'year'>
}

const ROWS = Object.values<ExpenseRow>(EXPENSES)

/**
 * The expenses that count in a calculation, with their yearly amounts. Source: docs/method/calculator.md, "Expenses".
 */
export function yearlyExpenses(
  inputs: ExpenseInputs,
  weeklyRent: Money<'week'> | null,
  interest: Money<'year'>,
): YearlyExpense[] {
  const year = { inputs, weeklyRent, interest }
  const counting = ROWS.filter(({ counts }) => counts === undefined || counts(inputs))
  return counting.map((expense) => ({ expense, yearly: expense.amount(year) }))
}

/** What a manager takes of the rent, in per cent, with its GST. Source: docs/method/calculator.md, "Expenses". */
export function managementFee({
  property_management_fees: fee,
  fee_plus_gst,
}: Pick<ExpenseInputs, 'property_management_fees' | 'fee_plus_gst'>): number {
  return (amountOrZero(fee) * (fee_plus_gst ? 100 + GST_PCT : 100)) / 100
}

/** The vacancy that follows the rent, such as “Two weeks of rent”. */
export function describeVacancy({ vacancy_weeks }: Pick<ExpenseInputs, 'vacancy_weeks'>): string {
  if (vacancy_weeks === 1) return 'One week of rent'
  return vacancy_weeks === 2 ? 'Two weeks of rent' : `${writeNumber(vacancy_weeks, 4)} weeks of rent`
}

/** Only apartments pay body corporate fees. Source: docs/method/calculator.md, "Expenses". */
export function paysBodyCorporate(dwelling: Dwelling): boolean {
  return dwelling === 'Apartment'
}

/** Source: docs/method/calculator.md, "Expenses". */
export const EXPENSES_INCOMPLETE = 'Please fill in all expenses to get an accurate calculation.'

/**
 * Whether the expense warning is shown: an expected expense is 0 or missing, or vacancy was typed as 0. Source:
 * docs/method/calculator.md, "Expenses".
 */
export function expensesIncomplete(inputs: ExpenseInputs): boolean {
  return inputs.vacancy_cost === 0 || EXPENSE_NAMES.some((field) => 'expected' in EXPENSES[field] && !inputs[field])
}
