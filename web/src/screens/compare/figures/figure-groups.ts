import type { ComparedColumn } from '@homeyield/domain/figures/compare/compare'
import { compare } from '@homeyield/domain/figures/compare/compare'
import type { Criteria } from '@homeyield/domain/figures/compare/check-criterion'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import type { Day } from '@homeyield/domain/dates/calendar-day'
import { EXPENSE_NAMES } from '@homeyield/domain/expenses/expenses'
import { isShownInput } from '../../../components/inputs/describe-input.ts'
import type { InputName } from '../../../components/inputs/describe-input.ts'
import type { FigureGroup } from './figure-row.ts'
import { confidenceRow, inputRow, intervalRow } from './input-rows.ts'
import { criteriaRows, resultRows } from './result-rows.ts'

const INPUTS: readonly { readonly title: string; readonly names: readonly InputName[] }[] = [
  { title: 'Home', names: ['dwelling', 'number_of_bedrooms', 'number_of_car_parks', 'house_condition'] },
  {
    title: 'Borrowing',
    names: [
      'deposit',
      'interest_rate',
      'loan_duration_months',
      'repayment_type',
      'loan_payment_term',
      'analysis.loans',
    ],
  },
  { title: 'Costs of a year', names: EXPENSE_NAMES },
  {
    title: 'Years ahead',
    names: [
      'analysis.years',
      'analysis.value_growth_pct',
      'analysis.rent_growth_pct',
      'analysis.expense_inflation_pct',
      'analysis.owners',
    ],
  },
]
/** Those that have a row, whether they differ or not: price and rent are results. */
const LISTED: ReadonlySet<InputName> = new Set([
  'purchase_price',
  'weekly_rental_income',
  ...INPUTS.flatMap(({ names }) => names),
])

/** Every figure of two to six columns, in groups, or a sentence on how many to choose. */
export function figureGroups(
  columns: readonly ComparedColumn[],
  today: Day,
  criteria: Criteria,
): readonly FigureGroup[] | string {
  const comparison = compare(columns, today)
  if (!isKnown(comparison)) return comparison.message
  const inputs = columns.map((column) => column.inputs)
  const { results, differing } = comparison.value
  const isRange = inputs.some(({ rent_source }) => rent_source === 'range')
  const others = differing.map(({ name }) => name).filter((name) => !LISTED.has(name) && isShownInput(name, isRange))
  const rowsOf = (names: readonly InputName[]) => names.map((name) => inputRow(name, inputs, today))
  return [
    { title: 'Your criteria', rows: criteriaRows(results, criteria) },
    { title: 'Results', rows: resultRows(results, inputs, today) },
    { title: 'Confidence in the rent', rows: [confidenceRow(inputs), intervalRow(inputs)] },
    ...INPUTS.map(({ title, names }) => ({ title, rows: rowsOf(names) })),
    { title: 'Other inputs that differ', rows: rowsOf(others) },
  ].filter(({ rows }) => rows.length > 0)
}
