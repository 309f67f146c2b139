import { kindOfUnit } from './kind-of-unit.ts'
import { cutText } from './cut-text.ts'
import { type ListedHome, type ListingDoubt, MAX_HOME_LENGTH } from './listed-home.ts'
import { hasFacts, type LinePart, type ListingFacts } from './read-line.ts'

/** A home while the lines that are about it are read. */
export interface HomeInProgress {
  address: string
  hasPlace: boolean
  /** Where its lines are in the text. */
  start: number
  end: number
  lastLine: number
  readonly kind: LinePart['kind']
  /** Whether its own line says something of it. */
  readonly isComplete: boolean
  price: ListingFacts['price']
  bedrooms: ListingFacts['bedrooms']
  dwelling: ListingFacts['dwelling']
  isLand: boolean
  isSeveral: boolean
  readonly isOffice: boolean
}

const LONGEST_ADDRESS = 200

export function startHome(
  { address, kind, hasPlace, facts }: LinePart,
  start: number,
  end: number,
  isOffice: boolean,
): HomeInProgress {
  const { price, bedrooms, dwelling, isLand, isSeveral } = facts
  return {
    address: address ?? '',
    hasPlace,
    start,
    end,
    lastLine: 0,
    kind,
    isComplete: hasFacts(facts),
    price,
    bedrooms,
    dwelling,
    isLand,
    isSeveral,
    isOffice,
  }
}

/** Adds the facts of another line to a home. Those of sentences count only where no other line has them. */
export function takeFacts(
  home: HomeInProgress,
  facts: ListingFacts,
  start: number,
  end: number,
  where: 'before' | 'after' | 'prose',
): void {
  const { price, bedrooms, dwelling } = home
  home.price = mergePrices(price, facts.price, where === 'prose')
  home.bedrooms = mergeBedrooms(bedrooms, facts.bedrooms, where === 'prose')
  if (dwelling === null || (dwelling.isWeak && facts.dwelling !== null)) home.dwelling = facts.dwelling ?? dwelling
  home.isLand ||= facts.isLand && where !== 'prose'
  home.isSeveral ||= facts.isSeveral
  home.start = Math.min(home.start, start)
  home.end = Math.max(home.end, end)
}

function mergePrices(
  own: ListingFacts['price'],
  other: ListingFacts['price'],
  isProse: boolean,
): ListingFacts['price'] {
  if (own === null || other === null) return own ?? other
  if (isProse || other.doubt === 'several_prices') return own
  // Auction on one line, and Enquiries over $650,000 on the next.
  if (own.amount === null && own.doubt === null) {
    const doubt = other.amount === null ? other.doubt : (other.doubt ?? 'price_about')
    return { amount: other.amount, words: other.amount === null ? own.words : (other.words ?? own.words), doubt }
  }
  if (other.amount === null || other.amount === own.amount) return { ...own, words: own.words ?? other.words }
  return { amount: null, words: own.words, doubt: 'several_prices' }
}

function mergeBedrooms(
  own: ListingFacts['bedrooms'],
  other: ListingFacts['bedrooms'],
  isProse: boolean,
): ListingFacts['bedrooms'] {
  if (own === null || other === null) return own ?? other
  if (isProse || own.count === other.count || other.count === null) return own
  return { count: null, doubt: 'several_bedrooms' }
}

/** The home as read; null for what is surely none. */
export function completeHome(text: string, home: HomeInProgress): ListedHome | null {
  const { price, bedrooms, dwelling, isOffice, isLand, isSeveral } = home
  const address = cutText(home.address, LONGEST_ADDRESS).trim()
  if (address === '') return null
  const kind = dwelling ?? kindOfUnit(address)
  const found: (ListingDoubt | null | undefined)[] = [
    price?.doubt,
    bedrooms?.doubt,
    kind?.doubt,
    isSeveral ? 'several_homes' : null,
    isOffice && price === null && bedrooms === null ? 'may_be_office' : null,
    isLand && bedrooms === null ? 'may_be_land' : null,
  ]
  return {
    text: cutText(text.slice(home.start, home.end).trim(), MAX_HOME_LENGTH),
    address,
    dwelling: kind?.kind ?? null,
    number_of_bedrooms: bedrooms?.count ?? null,
    purchase_price: price?.amount ?? null,
    price_words: price?.words ?? null,
    doubts: found.filter((doubt) => doubt !== null && doubt !== undefined),
  }
}
