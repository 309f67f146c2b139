import { createHash } from 'node:crypto'
import type { CalculationFields } from '@homeyield/contract/calculation'

/** SHA-256 of a parsed body, whatever the order of its fields. */
export function digestBody(fields: CalculationFields): Buffer {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  const sorted = given.toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest()
}
