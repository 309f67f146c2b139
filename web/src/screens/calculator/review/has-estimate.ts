import { ESTIMATE_FIELDS } from '@homeyield/domain/estimate/professional-estimate'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'

/** Whether any figure of an estimate, or a reason, is there. */
export function hasEstimate(form: CalculationInputs): boolean {
  return ESTIMATE_FIELDS.some((field) => form[field] !== null)
}
