import { parseAmount } from '@homeyield/domain/money/amount'
import { writeNumber } from '@homeyield/domain/money/write-number'

/** Whether text that somebody typed for a figure makes none; nothing at all is no fault. */
export function isUnreadable(text: string): boolean {
  return text.trim() !== '' && parseAmount(text) === null
}

/** A figure as its box shows it, with thousands, and with `decimals` (at least two) where it is not whole; nothing for null. */
export function figureText(value: number | null, decimals = 0): string {
  return value === null ? '' : writeNumber(value, Math.max(decimals, 2))
}
