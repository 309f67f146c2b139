import { writeNumber } from '../money/write-number.ts'
import type { Limits } from './field.ts'

/** The error message for a figure outside these limits; null when it is within them or missing. */
export function limitsProblem({ lowest, highest }: Limits, value: number | null): string | null {
  if (value === null) return null
  if (Number.isFinite(value) && value >= lowest && value <= highest) return null
  return `Enter a figure from ${writeNumber(lowest).replace('-', '−')} to ${writeNumber(highest)}`
}
