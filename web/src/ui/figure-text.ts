import { writeNumber } from '@homeyield/domain/money/write-number'

/** A figure for display in a box: thousands separators, and `decimals` (at least two) unless whole; empty for null. */
export function figureText(value: number | null, decimals = 0): string {
  return value === null ? '' : writeNumber(value, Math.max(decimals, 2))
}
