import { ESTIMATE_FIELDS } from '@homeyield/domain/estimate/professional-estimate'
import type { CalculatorForm } from '../model/calculator-form.ts'

/** Whether any figure of an estimate, or a reason, is there. */
export function hasEstimate(form: CalculatorForm): boolean {
  return ESTIMATE_FIELDS.some((field) => form[field] !== null)
}
