import type { CalculationFields } from '@homeyield/contract/calculation'
import { type CalculationInputs, FIELD_NAMES, NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { monthsOf } from '@homeyield/domain/loan/borrowing'

/**
 * The inputs after a change: absent fields stay, null means the default. `address` is another name for `property`;
 * months of a loan take precedence over years. Source: decisions section 1, "Calculation".
 */
export function takeFields(current: CalculationInputs, fields: CalculationFields): CalculationInputs {
  const taken: Record<string, unknown> = { ...current }
  for (const name of FIELD_NAMES) {
    if (fields[name] !== undefined) taken[name] = fields[name] ?? NOTHING_GIVEN[name]
  }
  return {
    ...(taken as unknown as CalculationInputs),
    property: sentAddress(fields) ?? current.property,
    loan_duration_months: sentMonths(fields, current.loan_duration_months),
    estimate_reason: fields.estimate_reason === undefined ? current.estimate_reason : fields.estimate_reason || null,
  }
}

/** The address sent under either name, empty when cleared; undefined when neither was sent. */
export function sentAddress({ property, address }: CalculationFields): string | undefined {
  if (property === undefined && address === undefined) return undefined
  return property || address || ''
}

function sentMonths(fields: CalculationFields, current: number | null): number | null {
  const { loan_duration_months: months, loan_duration: years } = fields
  if (months === undefined && years === undefined) return current
  return months ?? monthsOf(years ?? null)
}
