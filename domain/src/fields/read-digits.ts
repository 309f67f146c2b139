import { toCents } from '../money/round.ts'
import type { FigureField } from './field.ts'

export interface ReadDigits {
  readonly value: number
  /** Whether a comma was read as a point. */
  readonly isUnsure: boolean
}

// “0,650” may be a fraction.
const SPACED = /^[1-9]\d{0,2}(?:\s\d{3})+(?:[.,]\d*)?$/u
const PLAIN = /^(?:\d+\.?\d*|\.\d+)$/u
const THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/u
const ONE_COMMA = /^\d*,\d*$/u
// No rate has thousands.
const RATE_WITH_COMMA = /^\d+,\d{3}$/u

/**
 * The number of digits with commas, points and spaces, times `factor` for thousands and millions; null when it could be
 * more than one. Source: docs/method/calculator.md, "Typed figures".
 */
export function readDigits(digits: string, kind: FigureField['kind'], factor = 1): ReadDigits | null {
  const bare = SPACED.test(digits) ? digits.replaceAll(/\s/gu, '') : digits
  const isThousands = THOUSANDS.test(bare) && !(kind === 'rate' && RATE_WITH_COMMA.test(bare))
  const isDecimalComma = !isThousands && ONE_COMMA.test(bare)
  const plain = isThousands ? bare.replaceAll(',', '') : isDecimalComma ? bare.replace(',', '.') : bare
  const value = Number(plain) * factor
  if (!PLAIN.test(plain) || !Number.isFinite(value)) return null
  const decimals = plain.split('.')[1]?.length ?? 0
  // 1.250 could be 1,250.
  if (decimals > mostDecimals(kind, factor) || (kind !== 'rate' && decimals === 3)) return null
  return { value: factor === 1 ? value : toCents(value), isUnsure: isDecimalComma }
}

/** A rate has up to four decimals, and millions to the dollar six. */
function mostDecimals(kind: FigureField['kind'], factor: number): number {
  if (kind === 'rate') return 4
  return factor === 1e6 ? 6 : 2
}
