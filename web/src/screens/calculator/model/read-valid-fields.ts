import { readNotice } from '@homeyield/domain/analysis/lawful-rent/read-notice'
import { CALCULATION_FIELDS, FIELD_NAMES } from '@homeyield/domain/calculation/fields'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { readInputs } from '@homeyield/domain/calculation/read-inputs'
import { readStored } from '@homeyield/domain/fields/read-stored'
import type { GivenAnalysis } from '@homeyield/domain/analysis/inputs/analysis-inputs'

type Stored = Record<string, unknown> & { readonly analysis?: GivenAnalysis | null }

/** The valid fields of a stored form; others are dropped, so that bad data never stop the calculator from opening. */
export function readValidFields(stored: unknown): Partial<CalculationInputs> {
  const values: Stored = readInputs((stored ?? {}) as Stored)
  const read: Stored = values.analysis ? { ...values, analysis: readNotice(values.analysis) } : values
  const valid = FIELD_NAMES.flatMap((name) => {
    const field = CALCULATION_FIELDS[name]
    const value = readStored(field, read[name])
    return value === undefined || (value === null && field.default !== null) ? [] : [[name, value] as const]
  })
  return Object.fromEntries(valid)
}
