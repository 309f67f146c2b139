import { round } from '../../money/round.ts'
import { writeNumber } from '../../money/write-number.ts'
import type { Unknown } from '../../outcome/outcome.ts'

/**
 * Why shares in per cent are not those of all owners; null when they add up. Source: docs/method/years-and-tax.md,
 * "What a home adds".
 */
export function sharesProblem(shares: readonly number[]): Unknown | null {
  const sum = round(
    shares.reduce((total, share) => total + share, 0),
    4,
  )
  if (sum === 100) return null
  return { reason: 'shares_do_not_add_up', message: `The shares add up to ${writeNumber(sum, 4)} %.` }
}
