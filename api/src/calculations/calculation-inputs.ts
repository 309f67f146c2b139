import type { CalculationFields } from '@homeyield/contract/calculation'
import { type CalculationInputs, FIELD_NAMES, NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { monthsOf } from '@homeyield/domain/loan/borrowing'

/**
 * The inputs once the fields that were sent are taken over: what is absent keeps what `kept` holds, null is what nothing
 * given would be. `address` is another name for `property`, and months of a loan win over years.
 * Source: decisions section 1, "Calculation".
 */
export function takeFields(kept: CalculationInputs, fields: CalculationFields): CalculationInputs {
  const taken: Record<string, unknown> = { ...kept }
  for (const name of FIELD_NAMES) {
    if (fields[name] !== undefined) taken[name] = fields[name] ?? NOTHING_GIVEN[name]
  }
  return {
    ...(taken as unknown as CalculationInputs),
    property: sentAddress(fields) ?? kept.property,
    loan_duration_months: sentMonths(fields, kept.loan_duration_months),
    estimate_reason: fields.estimate_reason === undefined ? kept.estimate_reason : fields.estimate_reason || null,
  }
}

/** The address that was sent under either name, empty for one that was cleared; undefined when neither was sent. */
export function sentAddress({ property, address }: CalculationFields): string | undefined {
  if (property === undefined && address === undefined) return undefined
  return property || address || ''
}

function sentMonths(fields: CalculationFields, kept: number | null): number | null {
  const { loan_duration_months: months, loan_duration: years } = fields
  if (months === undefined && years === undefined) return kept
  return months ?? monthsOf(years ?? null)
}
