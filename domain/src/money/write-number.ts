import { round } from './round.ts'

/**
 * A number as en-NZ writes it: thousands in groups, rounded half away from zero to at most `most` decimals (0 to 6), with at least
 * `least`; never −0. What is not finite is 0. By hand because a page's first Intl.NumberFormat costs it some 30 milliseconds of a fast
 * computer, and a phone a fifth of a second; the tests hold it to what Intl writes.
 */
export function writeNumber(value: number, most = 3, least = 0): string {
  const rounded = Number.isInteger(value) ? value : round(value, most)
  const [whole = '', decimals = ''] = digitsOf(Math.abs(rounded)).split('.')
  const written = decimals.padEnd(least, '0')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, ',')
  return `${rounded < 0 ? '-' : ''}${grouped}${written === '' ? '' : `.${written}`}`
}

function digitsOf(magnitude: number): string {
  if (!Number.isFinite(magnitude)) return '0'
  // Where JavaScript begins to write exponents.
  return magnitude < 1e21 ? String(magnitude) : String(BigInt(magnitude))
}
