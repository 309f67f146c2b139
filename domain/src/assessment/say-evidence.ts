import { formatMoney } from '../money/amount.ts'
import { writeNumber } from '../money/write-number.ts'
import type { Dwelling } from '../property/property-options.ts'
import type { MarketRentEntry } from '../rent/market-rent-entry.ts'
import type { AssessmentEvidence } from './assessment.ts'

/** What a calculation kept of the market rent. */
interface KeptMarket {
  readonly dwelling: Dwelling
  readonly market_lower_quartile: number | null
  readonly market_upper_quartile: number | null
  readonly market_period: string | null
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

// Whose figure it is when it is not the suburb's own for this kind of home. Source: design/experience, "The rent evidence".
const WHY_WIDER: Readonly<Record<MarketRentEntry['level'], string>> = {
  area: '',
  any_dwelling: 'Too few homes of this kind were let here, so homes of every type are counted.',
  suburb_group: 'Too few were let in the suburb alone, so its neighbours are counted with it.',
  district: 'Too few were let in the suburb itself, so this is the whole district.',
  region: 'Too few were let in the suburb and its district, so this is the whole region.',
}

/**
 * What the market says of this kind of home, in sentences: the quartiles that the calculation kept, with the area, the median
 * and the bonds where `market` is still the figure that was kept. Null when nothing was kept. `credit` names the source.
 */
export function sayEvidence(
  kept: KeptMarket,
  market: MarketRentEntry | null,
  credit: string,
): AssessmentEvidence | null {
  const { market_lower_quartile: lower, market_upper_quartile: upper } = kept
  if (lower === null || upper === null) return null
  const same =
    market !== null &&
    market.lower_quartile === lower &&
    market.upper_quartile === upper &&
    (kept.market_period === null || market.period === kept.market_period)
  const range = `${formatMoney(lower)} to ${formatMoney(upper)} a week`
  const period = kept.market_period ?? (same ? market.period : null)
  const quarter = period === null ? '' : sayQuarter(period)
  if (!same) {
    const source = quarter === '' ? credit : `Tenancies that began in ${quarter}. ${credit}`
    return { quartiles: `The middle half of rents for homes like this: ${range}.`, source }
  }
  const bonds = `${writeNumber(market.bonds)} tenancy ${market.bonds === 1 ? 'bond' : 'bonds'}`
  const began = quarter === '' ? '' : ` that began in ${quarter}`
  return {
    quartiles: `The middle half of rents for ${sayKind(market)} in ${market.place}: ${range}, median ${formatMoney(market.median)}.`,
    source: [WHY_WIDER[market.level], `From ${bonds}${began}.`, credit].filter(Boolean).join(' '),
  }
}

function sayKind({ dwelling, number_of_bedrooms: bedrooms, level }: MarketRentEntry): string {
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

/** The three months that begin on a day, such as `July to September 2025`; empty for what is no day. */
function sayQuarter(day: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})-\d{2}$/u.exec(day) ?? []
  const first = Number(month) - 1
  if (MONTHS[first] === undefined) return ''
  const last = first + 2
  const end = last < 12 ? Number(year) : Number(year) + 1
  const begin = last < 12 ? MONTHS[first] : `${MONTHS[first]} ${year}`
  return `${begin} to ${MONTHS[last % 12]} ${end}`
}
