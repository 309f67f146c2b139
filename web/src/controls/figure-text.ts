import { parseAmount } from '@homeyield/domain/money/amount'

/** Whether text that somebody typed for a figure makes none; nothing at all is no fault. */
export function isUnreadable(text: string): boolean {
  return text.trim() !== '' && parseAmount(text) === null
}

const formats = new Map<number, Intl.NumberFormat>()

/** A figure as its box shows it, with thousands, and with `decimals` (at least two) where it is not whole; nothing for null. */
export function figureText(value: number | null, decimals = 0): string {
  if (value === null) return ''
  const most = Number.isInteger(value) ? 0 : Math.max(decimals, 2)
  let format = formats.get(most)
  if (!format) {
    format = new Intl.NumberFormat('en-NZ', { maximumFractionDigits: most })
    formats.set(most, format)
  }
  return format.format(value)
}
