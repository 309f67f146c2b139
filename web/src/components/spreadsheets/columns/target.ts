import { LOAN_YEARS } from '@homeyield/domain/appraisal/calculation-limits'
import { ANALYSIS_FIELDS } from '@homeyield/domain/calculation/analysis-fields'
import { CALCULATION_FIELDS, type FieldName } from '@homeyield/domain/calculation/fields'
import type { Field, FigureField } from '@homeyield/domain/fields/field'
import { loanColumnOf, loanFieldOf, type LoanTarget } from './loan-target.ts'

/** An input that a column may have. `unit` and `street_number` are parts of the address; `loan_duration` the term in years; `loan` and `lvr` give the deposit. */
export type Target =
  | Exclude<FieldName, 'analysis'>
  | 'unit'
  | 'street_number'
  | 'loan_duration'
  | 'loan'
  | 'lvr'
  | 'current_value'
  | 'current_value_on'
  | LoanTarget

export type FigureRow = Pick<FigureField, 'kind' | 'unit' | 'limits'>

const OTHER_ROWS: Readonly<Record<string, FigureRow>> = {
  loan_duration: { kind: 'rate', unit: 'years', limits: LOAN_YEARS },
  loan: CALCULATION_FIELDS.purchase_price,
  lvr: { kind: 'rate', unit: '%', limits: { lowest: 0, highest: 100 } },
  current_value: ANALYSIS_FIELDS.current_value,
}

const OTHER_DAYS: Readonly<Record<string, Field>> = { current_value_on: ANALYSIS_FIELDS.current_value_on }

const FIELDS: Readonly<Partial<Record<string, Field>>> = CALCULATION_FIELDS

/** The row of the input that a column has. */
export function rowOf(target: FieldName | Target): Field | FigureRow | undefined {
  const loan = loanColumnOf(target)
  return loan === undefined ? (OTHER_ROWS[target] ?? OTHER_DAYS[target] ?? FIELDS[target]) : loanFieldOf(loan)
}

/** The row of the figure that a column has; null for other inputs. */
export function figureRowOf(target: Target): FigureRow | null {
  const row = rowOf(target)
  return row !== undefined && 'limits' in row ? row : null
}
