import { foldText } from '@homeyield/domain/property/fold-text'
import { parseAddressQuery, type AddressQuery } from './address-query.ts'
import type { AddressLine, AddressStore } from './address-store.ts'
import { anyNumber, numbersBeginningWith } from './house-numbers.ts'
import type { StreetDirectory } from './street-directory.ts'
import type { StreetMatch } from './street-index.ts'

/** An address found; `sample` when it is invented for development. */
export interface FoundAddress {
  id: string
  address: string
  sample: boolean
}

/** What the search needs. */
export interface SearchAddressesDeps {
  addresses: Pick<AddressStore, 'listAddresses'>
  streets: Pick<StreetDirectory, 'current'>
}

const mostAnswers = 10
const fewestLetters = 3
const streetsAtOnce = 25

/**
 * Finds at most ten addresses for what a person typed (decisions section 1, GET /addresses), best first. Fewer than three
 * letters and digits, or no street, answer []. A number finds itself and the numbers it begins (1: 1, 10, 12), never
 * another one; a unit that is not in the file finds its house. Without a number the first addresses of the best streets
 * answer. Typos are only forgiven when reading the text as it stands finds nothing.
 */
export function searchAddresses({ addresses, streets }: SearchAddressesDeps) {
  return async (_viewer: unknown, { q }: { q: string }): Promise<FoundAddress[]> => {
    if (foldText(q.slice(0, 200)).replaceAll(' ', '').length < fewestLetters) return []
    const query = parseAddressQuery(q)
    if (query.words.length === 0) return []
    const index = await streets.current()
    for (const typos of [false, true]) {
      const { matches } = index.find(query, { typos })
      const found = await (query.houseNumber === null
        ? listFirst(addresses, matches)
        : listNumbered(addresses, matches, query, query.houseNumber))
      if (found.length > 0) return found.map(({ id, address, sample }) => ({ id, address, sample }))
    }
    return []
  }
}

/** The first addresses of the ten best streets, the same share of each. */
async function listFirst(store: SearchAddressesDeps['addresses'], matches: StreetMatch[]): Promise<AddressLine[]> {
  if (matches.length === 0) return []
  const streetIds = matches.slice(0, mostAnswers).map(({ street }) => street.id)
  const most = Math.ceil(mostAnswers / streetIds.length)
  const lines = await store.listAddresses({ streetIds, ranges: anyNumber, unit: null, suffix: null, most })
  return lines.slice(0, mostAnswers)
}

/** The addresses with the number typed, or else beginning with it, on the best streets that have one. */
async function listNumbered(
  store: SearchAddressesDeps['addresses'],
  matches: StreetMatch[],
  query: AddressQuery,
  houseNumber: number,
): Promise<AddressLine[]> {
  const ranges = numbersBeginningWith(houseNumber)
  const costs = new Map(matches.map(({ street, cost }) => [street.id, cost]))
  const list = async (unit: string | null, suffix: string | null) => {
    const lines: AddressLine[] = []
    for (let from = 0; from < matches.length && lines.length < mostAnswers; from += streetsAtOnce) {
      const streetIds = matches.slice(from, from + streetsAtOnce).map(({ street }) => street.id)
      lines.push(...(await store.listAddresses({ streetIds, ranges, unit, suffix, most: mostAnswers })))
    }
    return lines
  }
  let lines = await list(query.unit, query.suffix)
  if (lines.length === 0 && query.unit !== null) {
    lines = (await list('', query.suffix ?? '')).filter(({ range }) => range === 0)
  }
  const label = query.lastNumber === null ? null : `${houseNumber}-${query.lastNumber}`
  const isOther = (line: AddressLine) => (label === null || line.label === label ? 0 : 1)
  // Equally good streets share the list: all their 1s come before the first 10.
  const cost = ({ street_id }: AddressLine) => costs.get(street_id) ?? Infinity
  return lines.sort((a, b) => isOther(a) - isOther(b) || cost(a) - cost(b) || a.range - b.range).slice(0, mostAnswers)
}
