import { round } from './round.ts'

/**
 * A number as en-NZ writes it: grouped thousands, rounded half away from zero to at most `most` decimals (0 to 6), with
 * at least `least`; never −0; 0 for what is not finite. Without Intl, because a page's first Intl.NumberFormat takes
 * some 30 ms on a fast computer and 200 ms on a phone; tests compare with Intl.
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
