import { formatMoney } from '../money/amount.ts'
import { writeNumber } from '../money/write-number.ts'
import type { Confidence, MarketRentEntry } from './market-rent-entry.ts'

/** Such as `Low confidence`, for where there is no room for more. */
export function nameConfidence(confidence: Confidence): string {
  return `${confidence} confidence`
}

/**
 * How sure an estimate is, for beside the rent that follows from it. Source: docs/method/market-rent.md, "Confidence".
 */
export function describeConfidenceShortly({
  confidence,
  interval_80: [from, to],
}: Pick<MarketRentEntry, 'confidence' | 'interval_80'>): string {
  return `${nameConfidence(confidence)}. Area median likely ${formatMoney(from)}–${writeNumber(to)}.`
}
