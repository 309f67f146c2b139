import type { Field } from '@homeyield/domain/fields/field'
import { writeNumber } from '@homeyield/domain/money/write-number'
import * as z from 'zod/mini'

/** The description of each input in `openapi.json`, and of those of tools, by its schema. */
export const descriptions = z.globalRegistry

/** A field in one line: label, unit and limits. */
export function describeField(field: Field): string {
  if (!('limits' in field)) return `${field.label}.`
  const { lowest, highest } = field.limits
  const words = [field.label, field.unit, `${writeNumber(lowest)} to ${writeNumber(highest)}`]
  return `${words.filter((word) => word !== '').join(', ')}.`
}
