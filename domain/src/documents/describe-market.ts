import { areOldRents } from '../assessment/describe-old-rents.ts'
import { RENT_CREDIT } from '../assessment/assessment.ts'
import { formatMoney } from '../money/amount.ts'
import { writeNumber } from '../money/write-number.ts'
import { findSavedEstimate } from '../rent/find-saved-estimate.ts'
import type { Confidence, MarketRentEntry } from '../rent/market-rent-entry.ts'
import { restsOn } from '../rent/rests-on.ts'
import type { Dwelling } from '../property/property-options.ts'
import type { DocumentPart } from './document-content.ts'
import type { HomeFacts } from './document-facts.ts'
import type { PhraseName } from './phrases/en.ts'
import { type Say, sayMonth } from './phrases/phrases.ts'

/** The market rent that was saved with the calculation, and what it rests on; nothing when there was none. */
export function describeMarket({ say, home, today }: HomeFacts): DocumentPart[] {
  const { inputs, market: newest } = home
  const { market_lower_quartile: lower, market_upper_quartile: upper, market_period } = inputs
  if (lower === null || upper === null) return []
  const market = newest === null ? null : findSavedEstimate(inputs, newest)
  const period = market_period ?? market?.period ?? null
  const dated =
    period === null
      ? []
      : [say('began', { period: sayQuarter(say, period) }), ...(areOldRents(period, today) ? [say('old_rents')] : [])]
  const sentences =
    market === null
      ? [say('middle_half_short', { from: formatMoney(lower), to: formatMoney(upper) }), ...dated]
      : [middleHalf(say, market), ...sureness(say, market), ...dated, ...widerRents(say, market)]
  return [{ form: 'sentences', sentences: [...sentences, RENT_CREDIT] }]
}

function middleHalf(say: Say, market: MarketRentEntry): string {
  const { lower_quartile: from, upper_quartile: to, median, place } = market
  const money = { from: formatMoney(from), to: formatMoney(to), median: formatMoney(median) }
  return say('middle_half', { homes: sayKind(say, market), place, ...money })
}

const CONFIDENCE_PHRASES: Readonly<Record<Confidence, PhraseName>> = {
  High: 'confidence_high',
  Medium: 'confidence_medium',
  Low: 'confidence_low',
}

function sureness(say: Say, market: MarketRentEntry): string[] {
  const [from, to] = market.interval_80
  return [
    say(CONFIDENCE_PHRASES[market.confidence]),
    say('likely', { from: formatMoney(from), to: formatMoney(to) }),
    sayRest(say, market),
  ]
}

function sayRest(say: Say, market: MarketRentEntry): string {
  const { own, otherSizes, wider } = restsOn(market)
  const { place } = market
  if (own > 0) return say('rests_on_own', { bonds: sayBonds(say, own), place })
  if (otherSizes > 0 && wider === null) return say('rests_on_sizes', { bonds: sayBonds(say, otherSizes), place })
  if (wider === null) return say('rests_on_nearby')
  const known = { wider: sayBonds(say, wider.bonds), place: wider.place }
  return otherSizes > 0
    ? say('rests_on_sizes_and_wider', { bonds: sayBonds(say, otherSizes), ...known })
    : say('rests_on_wider', known)
}

/** The rents of the district, or of the region where it is not known. */
function widerRents(say: Say, { evidence }: MarketRentEntry): string[] {
  const wider = evidence.district ?? evidence.region
  if (wider === null) return []
  const { place, lower_quartile: from, upper_quartile: to, median, bonds } = wider
  const money = { from: formatMoney(from), to: formatMoney(to), median: formatMoney(median) }
  return [say('wider', { place, bonds: sayBonds(say, bonds), ...money })]
}

const KIND_PHRASES: Readonly<Record<Dwelling, PhraseName>> = {
  House: 'homes_house',
  Apartment: 'homes_apartment',
  Flat: 'homes_flat',
  Room: 'homes_room',
}

function sayKind(say: Say, { dwelling, level, number_of_bedrooms: count }: MarketRentEntry): string {
  const homes = say(level === 'any_dwelling' ? 'homes_any' : KIND_PHRASES[dwelling])
  if (dwelling === 'Room') return homes
  if (count === 1) return say('with_bedroom', { homes })
  return say('with_bedrooms', { homes, count: count === 5 ? say('five_or_more') : count })
}

function sayBonds(say: Say, count: number): string {
  return count === 1 ? say('bond') : say('bonds', { count: writeNumber(count) })
}

/** The quarter that begins on a day, such as `July to September 2025`. */
function sayQuarter(say: Say, day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const last = month + 2
  // A quarter never begins in November or December.
  return say('quarter', { from: sayMonth(say, month), to: sayMonth(say, last), year })
}
