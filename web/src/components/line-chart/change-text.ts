import { writeNumber } from '@homeyield/domain/money/write-number'
import { round } from '@homeyield/domain/money/round'

/** A change in per cent with its sign, to at most two decimals: +5.3%, −2.61%, 0%. */
export function changeText(change: number): string {
  const rounded = round(change, 2)
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : ''
  return `${sign}${writeNumber(Math.abs(rounded))}%`
}
