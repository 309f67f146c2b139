import type { CalculationFields } from '@homeyield/contract/calculation'
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { fieldsIn, isFigure, NEW_CALCULATION } from '@homeyield/domain/calculation/fields'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { ESTIMATE_FIELDS } from '@homeyield/domain/estimate/professional-estimate'
import type { ProfessionalEstimate } from '@homeyield/domain/estimate/professional-estimate'
import { savedInputs } from '../../../components/saved-inputs.ts'

/** As GET /expenses lists them. */
export type DefaultExpenses = readonly { readonly name: string; readonly value: unknown }[]

/** A new form with the server's default expenses; a professional's is for a client first. */
export function newForm(defaults: DefaultExpenses, professional = false): CalculationInputs {
  const values = new Map(defaults.map(({ name, value }) => [name, value]))
  const listed = fieldsIn('expenses').filter((field) => isFigure(field) && values.has(field))
  const expenses = listed.map((field) => {
    const value = values.get(field)
    return [field, typeof value === 'number' ? value : null] as const
  })
  const purpose = professional ? 'client' : NEW_CALCULATION.purpose
  return { ...NEW_CALCULATION, ...Object.fromEntries(expenses), purpose }
}

export function formOf(saved: SavedCalculation): CalculationInputs {
  return savedInputs(saved)
}

/**
 * The body of a save: the form's own values, no derived figure. Only professionals send the estimate; for others the
 * saved one stays.
 */
export function payloadOf(form: CalculationInputs, professional: boolean): CalculationFields {
  if (professional) return form
  const estimate: ReadonlySet<string> = new Set(ESTIMATE_FIELDS)
  return Object.fromEntries(Object.entries(form).filter(([field]) => !estimate.has(field)))
}

export function estimateOf(form: CalculationInputs): ProfessionalEstimate {
  return Object.fromEntries(ESTIMATE_FIELDS.map((field) => [field, form[field]])) as unknown as ProfessionalEstimate
}
