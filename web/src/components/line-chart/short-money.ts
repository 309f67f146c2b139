import { writeNumber } from '@homeyield/domain/money/write-number'
import { round } from '@homeyield/domain/money/round'

/** NZD for the mark of an axis: $650, $800k, $1.25m. */
export function shortMoney(value: number): string {
  const magnitude = Math.abs(value)
  const sign = value < 0 ? '−' : ''
  if (magnitude >= 1_000_000) return `${sign}$${round(magnitude / 1_000_000, 2)}m`
  if (magnitude >= 10_000) return `${sign}$${round(magnitude / 1000, 1)}k`
  return `${sign}$${writeNumber(magnitude, 2)}`
}
