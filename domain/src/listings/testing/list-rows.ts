import type { ListedHome, ListingDoubt } from '../listed-home.ts'
import { readListings } from '../read-listings.ts'

/** Address, kind, bedrooms, price, words of the price, doubts. */
export type Row = readonly [
  address: string,
  dwelling: ListedHome['dwelling'],
  bedrooms: number | null,
  price: number | null,
  words: string | null,
  ...doubts: ListingDoubt[],
]

/** A list as pasted, by name, with the homes in it. */
export type ListCase = readonly [name: string, text: string, homes: readonly Row[]]

export function readRows(text: string): Row[] {
  return readListings(text).homes.map(rowOf)
}

function rowOf(home: ListedHome): Row {
  const { address, dwelling, number_of_bedrooms, purchase_price, price_words, doubts } = home
  return [address, dwelling, number_of_bedrooms, purchase_price, price_words, ...doubts]
}
