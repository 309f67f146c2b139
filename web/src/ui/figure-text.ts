import { writeNumber } from '@homeyield/domain/money/write-number'

// Rates have at most four decimals, money has cents.
const DECIMALS = 4

/** A figure for display in a box, with thousands separators, money with both digits of its cents; empty for null. */
export function figureText(value: number | null, isMoney: boolean): string {
  if (value === null) return ''
  return isMoney && !Number.isInteger(value) ? writeNumber(value, 2, 2) : writeNumber(value, DECIMALS)
}

/** A figure while its box is edited: without separators, because “850,00”, left of “850,000”, is 850. */
export function editedText(value: number | null, isMoney: boolean): string {
  return figureText(value, isMoney).replaceAll(',', '')
}
