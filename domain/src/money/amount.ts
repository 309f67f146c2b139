import type { Money, Period } from './money.ts'
import { toDollars } from './round.ts'
import { writeNumber } from './write-number.ts'

/** The figure, or 0 when it is missing or not finite. */
export function amountOrZero<Of extends Period>(value: Money<Of> | null | undefined): Money<Of>
export function amountOrZero(value: number | null | undefined): number
export function amountOrZero(value: number | null | undefined): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

/** NZD as en-NZ writes it, with a true minus sign: −$22,154. An amount that is not whole is written with cents. */
export function formatMoney(value: number): string {
  const magnitude = Math.abs(value)
  const digits = writeNumber(magnitude, 2, Number.isInteger(value) ? 0 : 2)
  return `${value < 0 ? '−' : ''}$${digits}`
}

/** NZD in whole dollars: $671,746. */
export function formatDollars(value: number): string {
  return formatMoney(toDollars(value))
}

/** A percentage to two decimals with a true minus sign: −2.61%. */
export function formatPercent(value: number): string {
  return `${value < 0 ? '−' : ''}${writeNumber(Math.abs(value), 2, 2)}%`
}

/** NZD with cents, whole dollars too: $1,158.00. */
export function formatCents(value: number): string {
  const written = formatMoney(value)
  return written.includes('.') ? written : `${written}.00`
}
