import type { Dwelling } from '../property/property-options.ts'

/** What is not certain in a home of a list, as people read it. Source: docs/method/screening.md, "Reading a list". */
export const LISTING_DOUBTS = {
  price_at_least: 'The list gives the lowest price, not the price.',
  price_about: 'The list gives an approximate price.',
  several_prices: 'The list gives several prices, so none is used.',
  price_unclear: 'The price is not clear, so none is used.',
  several_bedrooms: 'The list gives several numbers of bedrooms, so none is used.',
  bedrooms_by_position: 'The first number after the address is read as bedrooms.',
  studio_as_one_bedroom: 'A studio is counted as one bedroom.',
  several_kinds: 'The list names several kinds of home, so none is used.',
  unit_as_flat: 'The address is of a unit, so the home is read as a flat.',
  several_homes: 'This may be several homes, read as one.',
  may_be_office: 'This may be the address of an office.',
  may_be_land: 'This may be land without a home.',
} as const
export type ListingDoubt = keyof typeof LISTING_DOUBTS

/** A home of a pasted list. Null is what the list does not say. */
export interface ListedHome {
  /** The lines as pasted, at most 1,000 characters. */
  readonly text: string
  /** What is searched for: an address, a street, or a suburb. */
  readonly address: string
  readonly dwelling: Dwelling | null
  readonly number_of_bedrooms: number | null
  /** In NZD. */
  readonly purchase_price: number | null
  /** How the price is given when it is no plain amount: Auction, Enquiries over $650,000. */
  readonly price_words: string | null
  readonly doubts: readonly ListingDoubt[]
}

/** Homes that a list may have. */
export const MAX_LISTED_HOMES = 2000
/** Characters of a text that a list is read from. */
export const MAX_LIST_LENGTH = 500_000
/** Lines beside tables, fifteen for each home: a text of very short lines takes no longer. */
export const MAX_LIST_LINES = 30_000
/** Characters of the lines of a home. */
export const MAX_HOME_LENGTH = 1000
