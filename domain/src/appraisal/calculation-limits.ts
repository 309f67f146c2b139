import { CALCULATION_FIELDS } from '../calculation/fields.ts'
import type { Limits } from '../fields/field.ts'
import type { FigureName } from '../calculation/fields.ts'
import { limitsProblem } from '../fields/limits-problem.ts'

/** The limits of `loan_duration`, the loan's term in years, which a client may send instead of months. */
export const LOAN_YEARS: Limits = { lowest: 0, highest: 100 }

/** The error message for a figure outside its limits; null when it is within them or missing. */
export function limitProblem(field: FigureName | 'loan_duration', value: number | null): string | null {
  return limitsProblem(field === 'loan_duration' ? LOAN_YEARS : CALCULATION_FIELDS[field].limits, value)
}
