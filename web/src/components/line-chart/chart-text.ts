import { MONTH_NAMES } from '@homeyield/domain/dates/month-names'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { round } from '@homeyield/domain/money/round'

/** A month (YYYY-MM) in words, such as `April 2026`; empty for an invalid one. */
export function monthText(month: string): string {
  const [, year, number] = /^(\d{4})-(\d{2})$/u.exec(month) ?? []
  const name = MONTH_NAMES[Number(number) - 1]
  return name === undefined ? '' : `${name} ${year}`
}

/** A change in per cent with its sign, at most two decimals: +5.3%, −2.61%, 0%. */
export function changeText(change: number): string {
  const rounded = round(change, 2)
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : ''
  return `${sign}${writeNumber(Math.abs(rounded))}%`
}

/** NZD for an axis: $650, $800k, $1.25m. */
export function shortMoney(value: number): string {
  const magnitude = Math.abs(value)
  const sign = value < 0 ? '−' : ''
  if (magnitude >= 1_000_000) return `${sign}$${round(magnitude / 1_000_000, 2)}m`
  if (magnitude >= 10_000) return `${sign}$${round(magnitude / 1000, 1)}k`
  return `${sign}$${writeNumber(magnitude, 2)}`
}
