import { CONFIDENCE_HALVES } from './estimate-constants.ts'
import type { Confidence } from './market-rent-entry.ts'

/** The confidence in an estimate by the half-width of its 80 % interval. Source: rent estimate, section 8. */
export function rateConfidence(half: number): Confidence {
  if (half <= CONFIDENCE_HALVES.High) return 'High'
  return half <= CONFIDENCE_HALVES.Medium ? 'Medium' : 'Low'
}
