import { LOAN_YEARS } from '@homeyield/domain/appraisal/calculation-limits'
import { CALCULATION_FIELDS, type FieldName } from '@homeyield/domain/calculation/fields'
import type { FigureField } from '@homeyield/domain/fields/field'

/** An input that a column may have. `loan_duration` is the term in years; `loan` and `lvr` give the deposit. */
export type Target = Exclude<FieldName, 'analysis'> | 'loan_duration' | 'loan' | 'lvr'

export type FigureRow = Pick<FigureField, 'kind' | 'unit' | 'limits'>

const OTHER_ROWS = {
  loan_duration: { kind: 'rate', unit: 'years', limits: LOAN_YEARS },
  loan: CALCULATION_FIELDS.purchase_price,
  lvr: { kind: 'rate', unit: '%', limits: { lowest: 0, highest: 100 } },
} as const

/** The row of the figure that a column has; null for other inputs. */
export function figureRowOf(target: Target): FigureRow | null {
  if (target === 'loan_duration' || target === 'loan' || target === 'lvr') return OTHER_ROWS[target]
  const field = CALCULATION_FIELDS[target]
  return 'limits' in field ? field : null
}
