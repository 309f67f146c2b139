import { MONTH_NAMES } from '../dates/month-names.ts'
import { formatMoney } from '../money/amount.ts'
import type { Dwelling } from '../property/property-options.ts'
import {
  describeConfidence,
  describeGap,
  describeIndexStep,
  describeLevel,
  describeSetAside,
} from '../rent/describe-estimate.ts'
import { findSavedEstimate, type SavedMarketRent } from '../rent/find-saved-estimate.ts'
import type { MarketRentEntry } from '../rent/market-rent-entry.ts'
import type { AssessmentEvidence } from './assessment.ts'
import { describeOldRents } from './describe-old-rents.ts'

/**
 * Describes the market rent that was saved with a calculation; null when there was none. Area, median, confidence
 * and source are added when `newest` is still the saved figure. `credit` names the source, `today` is the day in New Zealand (YYYY-MM-DD).
 */
export function describeEvidence(
  saved: SavedMarketRent,
  newest: MarketRentEntry | null,
  credit: string,
  today: string,
): AssessmentEvidence | null {
  const evidence = listEvidence(saved, newest, today)
  if (evidence === null) return null
  return { quartiles: evidence.quartiles.join(' '), source: [...evidence.source, credit].filter(Boolean).join(' ') }
}

/** The same, sentence by sentence and without the credit. */
export function listEvidence(
  saved: SavedMarketRent,
  newest: MarketRentEntry | null,
  today: string,
): { readonly quartiles: readonly string[]; readonly source: readonly string[] } | null {
  const { market_lower_quartile: lower, market_upper_quartile: upper } = saved
  if (lower === null || upper === null) return null
  const market = newest === null ? null : findSavedEstimate(saved, newest)
  const range = `${formatMoney(lower)} to ${formatMoney(upper)} a week`
  const period = saved.market_period ?? market?.period ?? null
  const quarter = period === null ? '' : formatQuarter(period)
  const old = describeOldRents(period ?? '', today)
  if (market === null) {
    const began = quarter === '' ? '' : `Tenancies that began in ${quarter}.`
    return {
      quartiles: [`The middle half of rents for homes like this: ${range}.`],
      source: [began, old].filter(Boolean),
    }
  }
  const began = quarter === '' ? '' : `Bonds of tenancies that began in ${quarter}.`
  const quartiles = `The middle half of rents for ${describeKind(market)} in ${market.place}: ${range}, median ${formatMoney(market.median)}.`
  return {
    quartiles: [quartiles, describeConfidence(market)],
    source: [
      describeLevel(market),
      describeGap(market),
      describeSetAside(market),
      began,
      market === newest ? describeIndexStep(market) : '',
      old,
    ].filter(Boolean),
  }
}

function describeKind({ dwelling, number_of_bedrooms: bedrooms, level }: MarketRentEntry): string {
  const kind = level === 'any_dwelling' ? 'homes of any kind' : KIND_WORDS[dwelling]
  if (dwelling === 'Room') return kind
  return `${kind} with ${bedrooms === 5 ? '5 or more' : bedrooms} ${bedrooms === 1 ? 'bedroom' : 'bedrooms'}`
}

const KIND_WORDS: Readonly<Record<Dwelling, string>> = {
  House: 'houses',
  Apartment: 'apartments',
  Flat: 'flats',
  Room: 'rooms',
}

/** The quarter that begins on a day, such as `July to September 2025`; empty for an invalid day. */
function formatQuarter(day: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})-\d{2}$/u.exec(day) ?? []
  const first = Number(month) - 1
  if (MONTH_NAMES[first] === undefined) return ''
  const last = first + 2
  const end = last < 12 ? Number(year) : Number(year) + 1
  const begin = last < 12 ? MONTH_NAMES[first] : `${MONTH_NAMES[first]} ${year}`
  return `${begin} to ${MONTH_NAMES[last % 12]} ${end}`
}
