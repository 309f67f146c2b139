import { formatMoney } from '../money/amount.ts'
import { writeNumber } from '../money/write-number.ts'
import { describeConfidenceShortly, nameConfidence } from './confidence-text.ts'
import { findSavedEstimate, type SavedMarketRent } from './find-saved-estimate.ts'
import type { RentFields } from './rent-fields.ts'
import type { RentFigures } from './rent-table.ts'
import type { RentSource } from './resolve-rent.ts'

export type SavedConfidence = Pick<RentFields, 'market_confidence' | 'market_interval_lower' | 'market_interval_upper'>

type RentConfidence = Pick<RentFigures, 'confidence' | 'interval_80'>

/** Calculations saved before confidences were stored have none. */
const NOT_KNOWN = 'Confidence not known'

/** The confidence of the market rent that a calculation was made with; null when not known. */
export function findRentConfidence(
  saved: SavedMarketRent & SavedConfidence,
  estimate: RentFigures | null,
): RentConfidence | null {
  return (estimate === null ? null : findSavedEstimate(saved, estimate)) ?? readConfidence(saved)
}

/** How sure the rent of a calculation is; empty for a rent of one's own. */
export function describeRentConfidence(
  saved: SavedMarketRent & SavedConfidence,
  source: RentSource,
  estimate: RentFigures | null,
): string {
  if (source !== 'market') return ''
  const known = findRentConfidence(saved, estimate)
  return known === null ? `${NOT_KNOWN}.` : describeConfidenceShortly(known)
}

/** Whether that must not be overlooked: it is low or not known. */
export function isRentUnsure(
  saved: SavedMarketRent & SavedConfidence,
  source: RentSource,
  estimate: RentFigures | null,
): boolean {
  return source === 'market' && (findRentConfidence(saved, estimate)?.confidence ?? 'Low') === 'Low'
}

/** The same in two words. */
export function nameRentConfidence(
  saved: SavedMarketRent & SavedConfidence,
  source: RentSource,
  estimate: RentFigures | null,
): string {
  if (source !== 'market') return ''
  const known = findRentConfidence(saved, estimate)
  return known === null ? NOT_KNOWN : nameConfidence(known.confidence)
}

/** The same for beside a figure in a list, such as `Low confidence, area median $528–947`. */
export function labelRentConfidence(saved: SavedConfidence, source: RentSource): string {
  if (source !== 'market') return ''
  const known = readConfidence(saved)
  if (known === null) return NOT_KNOWN
  const [from, to] = known.interval_80
  return `${nameConfidence(known.confidence)}, area median ${formatMoney(from)}–${writeNumber(to)}`
}

/** What a calculation stores: nothing without the market rent that it belongs to, or without a whole interval. */
export function storedConfidence(
  saved: Pick<SavedMarketRent, 'market_lower_quartile' | 'market_upper_quartile'> & SavedConfidence,
): SavedConfidence {
  const known = readConfidence(saved)
  const isWhole = known !== null && saved.market_lower_quartile !== null && saved.market_upper_quartile !== null
  if (!isWhole) return { market_confidence: null, market_interval_lower: null, market_interval_upper: null }
  const [market_interval_lower, market_interval_upper] = known.interval_80
  return { market_confidence: known.confidence, market_interval_lower, market_interval_upper }
}

function readConfidence(saved: SavedConfidence): RentConfidence | null {
  const { market_confidence: confidence, market_interval_lower: from, market_interval_upper: to } = saved
  return confidence === null || from === null || to === null ? null : { confidence, interval_80: [from, to] }
}
