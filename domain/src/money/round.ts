import type { Money, Period } from './money.ts'

/**
 * Rounds half away from zero by the decimal value, so that 1.005 to two places is 1.01 although its binary form is a
 * little less. Values are read to 15 significant digits, the precision of a double. Never returns −0; returns 0 for
 * what is not finite, so callers handle null before. Source: docs/method/calculator.md, "Rounding".
 */
export function round(value: number, decimals = 0): number {
  if (!Number.isFinite(value)) return 0
  const magnitude = Math.abs(value)
  const scale = 10 ** decimals
  const rounded = roundHalfUp(magnitude, decimals, magnitude * scale) / scale
  return value < 0 && rounded !== 0 ? -rounded : rounded
}

// How near to a half a value must be before its decimal digits are read: far wider than any binary error.
const DOUBTFUL = 1e-4

function roundHalfUp(magnitude: number, decimals: number, scaled: number): number {
  const fraction = scaled - Math.floor(scaled)
  if (scaled < 1e9 && Math.abs(fraction - 0.5) > DOUBTFUL) return Math.round(scaled)
  const [digits, exponent] = magnitude.toExponential(14).split('e')
  return Math.round(Number(`${digits}e${Number(exponent) + decimals}`))
}

/** Whole NZD, half away from zero. */
export function toDollars<Of extends Period>(value: Money<Of>): Money<Of>
export function toDollars(value: number): number
export function toDollars(value: number): number {
  return round(value, 0)
}

/** NZD to the cent, half away from zero. */
export function toCents<Of extends Period>(value: Money<Of>): Money<Of>
export function toCents(value: number): number
export function toCents(value: number): number {
  return round(value, 2)
}

/** A part of a whole in per cent, to 0.01. */
export function percentOf(part: number, whole: number): number {
  return round((part / whole) * 100, 2)
}

// Rates have at most four decimals.
const RATE_SCALE = 10_000

/**
 * A period's interest in whole cents: `cents` × `annualRate` / 100 / `paymentsPerYear`, half away from zero, exact for
 * rates of up to four decimals. Source: docs/method/calculator.md, "Rounding".
 */
export function interestCents(cents: number, annualRate: number, paymentsPerYear: number): number {
  const product = cents * Math.round(annualRate * RATE_SCALE)
  const divisor = 100 * RATE_SCALE * paymentsPerYear
  // The quotient of two whole numbers below 2^53 is never rounded up to a whole number.
  if (product <= Number.MAX_SAFE_INTEGER - divisor) return Math.floor((product + divisor / 2) / divisor)
  const exact = BigInt(cents) * BigInt(Math.round(annualRate * RATE_SCALE))
  return Number((exact + BigInt(divisor / 2)) / BigInt(divisor))
}
