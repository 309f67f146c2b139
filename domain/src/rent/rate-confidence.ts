import { CONFIDENCE_HALVES } from './estimate-constants.ts'
import type { LogEstimate } from './estimate-kind.ts'
import type { Confidence } from './market-rent-entry.ts'

/**
 * The confidence in an estimate by the half-width of its 80 % interval. High also needs own bonds that agree with their
 * surroundings. Source: docs/method/market-rent.md, "Confidence".
 */
export function rateConfidence(half: number, { bonds, conflict }: Pick<LogEstimate, 'bonds' | 'conflict'>): Confidence {
  if (half <= CONFIDENCE_HALVES.High && bonds > 0 && conflict === null) return 'High'
  return half <= CONFIDENCE_HALVES.Medium ? 'Medium' : 'Low'
}
