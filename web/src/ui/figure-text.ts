import { parseAmount } from '@homeyield/domain/money/amount'
import { writeNumber } from '@homeyield/domain/money/write-number'

/** Whether text is not a valid figure. Empty text is valid. */
export function isUnreadable(text: string): boolean {
  return text.trim() !== '' && parseAmount(text) === null
}

/** A figure for display in a box: thousands separators, and `decimals` (at least two) unless whole; empty for null. */
export function figureText(value: number | null, decimals = 0): string {
  return value === null ? '' : writeNumber(value, Math.max(decimals, 2))
}
