import { areOldRents } from '../assessment/describe-old-rents.ts'
import { formatMoney } from '../money/amount.ts'
import { writeNumber } from '../money/write-number.ts'
import type { Dwelling } from '../property/property-options.ts'
import { likelyPercent } from '../rent/describe-estimate.ts'
import { findSavedEstimate } from '../rent/find-saved-estimate.ts'
import type { Confidence, MarketRentEntry } from '../rent/market-rent-entry.ts'
import { restsOn } from '../rent/rests-on.ts'
import type { HomeFacts } from './document-facts.ts'
import type { MarketPhraseName } from './phrases/mi.ts'
import { type Say, type SayMarket, sayMarketIn, sayMonth, type TranslatedLanguage } from './phrases/phrases.ts'

/** The market rent that was saved with the calculation, in another language than English; empty when there was none. */
export function describeMarketIn(language: TranslatedLanguage, { say, home, today }: HomeFacts): string[] {
  const sayMarket = sayMarketIn(language)
  const { inputs, market: newest } = home
  const { market_lower_quartile: lower, market_upper_quartile: upper, market_period } = inputs
  if (lower === null || upper === null) return []
  const market = newest === null ? null : findSavedEstimate(inputs, newest)
  const period = market_period ?? market?.period ?? null
  const dated =
    period === null
      ? []
      : [
          sayMarket('began', { period: sayQuarter(say, sayMarket, period) }),
          ...(areOldRents(period, today) ? [sayMarket('old_rents')] : []),
        ]
  if (market === null)
    return [sayMarket('middle_half_short', { from: formatMoney(lower), to: formatMoney(upper) }), ...dated]
  return [
    middleHalf(sayMarket, market),
    sayMarket(CONFIDENCE_PHRASES[market.confidence]),
    sayMarket('likely', { percent: likelyPercent(market) }),
    ...sayRest(sayMarket, market),
    ...sayDoubts(sayMarket, market),
    ...dated,
    ...widerRents(sayMarket, market),
  ]
}

function middleHalf(say: SayMarket, market: MarketRentEntry): string {
  const { lower_quartile: from, upper_quartile: to, median, place } = market
  const money = { from: formatMoney(from), to: formatMoney(to), median: formatMoney(median) }
  return say('middle_half', { homes: sayKind(say, market), place, ...money })
}

const CONFIDENCE_PHRASES: Readonly<Record<Confidence, MarketPhraseName>> = {
  High: 'confidence_high',
  Medium: 'confidence_medium',
  Low: 'confidence_low',
}

function sayRest(say: SayMarket, market: MarketRentEntry): string[] {
  const { own, otherSizes, wider } = restsOn(market)
  const { place } = market
  if (own > 0)
    return [
      say('rests_on_own', { bonds: sayBonds(say, own), place }),
      ...(otherSizes > 0 ? [say('sizes_beside', { bonds: sayBonds(say, otherSizes) })] : []),
      ...(wider === null ? [] : [say('wider_beside', { bonds: sayBonds(say, wider.bonds), place: wider.place })]),
    ]
  if (otherSizes > 0 && wider === null) return [say('rests_on_sizes', { bonds: sayBonds(say, otherSizes), place })]
  if (wider === null) return [say('rests_on_nearby')]
  const known = { wider: sayBonds(say, wider.bonds), place: wider.place }
  return otherSizes > 0
    ? [say('rests_on_sizes_and_wider', { bonds: sayBonds(say, otherSizes), ...known })]
    : [say('rests_on_wider', known)]
}

/** That own bonds contradict what is known around them, or were not used. */
function sayDoubts(say: SayMarket, { conflict, evidence: { own } }: MarketRentEntry): string[] {
  const setAside = own === null || own.used ? null : own
  return [
    ...(conflict ? [say('conflict')] : []),
    ...(setAside === null
      ? []
      : [say('set_aside', { bonds: sayBonds(say, setAside.bonds), median: formatMoney(setAside.median) })]),
  ]
}

/** The rents of the district, or of the region where it is not known. */
function widerRents(say: SayMarket, { place: own, evidence }: MarketRentEntry): string[] {
  const wider = evidence.district ?? evidence.region
  if (wider === null || wider.place === own) return []
  const { place, lower_quartile: from, upper_quartile: to, median, bonds } = wider
  const money = { from: formatMoney(from), to: formatMoney(to), median: formatMoney(median) }
  return [say('wider', { place, bonds: sayBonds(say, bonds), ...money })]
}

const KIND_PHRASES: Readonly<Record<Dwelling, MarketPhraseName>> = {
  House: 'homes_house',
  Apartment: 'homes_apartment',
  Flat: 'homes_flat',
  Room: 'homes_room',
}

function sayKind(say: SayMarket, { dwelling, level, number_of_bedrooms: count }: MarketRentEntry): string {
  const homes = say(level === 'any_dwelling' ? 'homes_any' : KIND_PHRASES[dwelling])
  if (dwelling === 'Room') return homes
  if (count === 1) return say('with_bedroom', { homes })
  return say('with_bedrooms', { homes, count: count === 5 ? say('five_or_more') : count })
}

function sayBonds(say: SayMarket, count: number): string {
  return count === 1 ? say('bond') : say('bonds', { count: writeNumber(count) })
}

/** The quarter that begins on a day, such as `2025年7月至9月`. */
function sayQuarter(say: Say, sayMarket: SayMarket, day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const last = month + 2
  // A quarter never begins in November or December.
  return sayMarket('quarter', { from: sayMonth(say, month), to: sayMonth(say, last), year })
}
