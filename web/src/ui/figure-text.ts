import { writeNumber } from '@homeyield/domain/money/write-number'

// Rates have at most four decimals, money has cents.
const DECIMALS = 4

/** A figure for display in a box, with thousands separators; empty for null. */
export function figureText(value: number | null, isMoney: boolean): string {
  return value === null ? '' : writeNumber(value, isMoney ? 2 : DECIMALS)
}

/** A figure while its box is edited: without separators, because “850,00”, left of “850,000”, is 850. */
export function editedText(value: number | null, isMoney: boolean): string {
  return figureText(value, isMoney).replaceAll(',', '')
}
