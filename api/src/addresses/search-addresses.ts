import { foldText } from '@homeyield/domain/property/fold-text'
import { parseAddressQuery } from './address-query.ts'
import type { FoundAddress, AddressSource } from './address-source.ts'
import type { AddressLine, AddressStore } from './address-store.ts'
import { anyNumber } from './house-numbers.ts'
import { listNumbered } from './list-numbered.ts'
import { shareResults, type Candidates } from './share-results.ts'
import type { StreetDirectory } from './street-directory.ts'

export interface SearchAddressesDeps {
  addresses: Pick<AddressStore, 'listAddresses'>
  streets: Pick<StreetDirectory, 'current'>
}

const maxResults = 10
const minLetters = 3
const wholeStreet = { ranges: anyNumber, lastNumber: null, unit: null, suffix: null }

/**
 * Finds at most ten addresses for a typed text (decisions section 1, GET /addresses), best first; none for fewer than
 * three letters and digits, or without street and place. A number finds itself and the numbers it begins (1: 1, 10,
 * 12); an unknown unit finds its house, and the last number of a range finds the range. Without a number, returns the
 * first addresses of the best streets. A suburb, city or district finds its addresses, after those of streets with that
 * name. Typing errors are only allowed when the exact text finds nothing.
 */
export function searchAddresses({ addresses, streets }: SearchAddressesDeps) {
  return async (_viewer: unknown, { q }: { q: string }): Promise<FoundAddress[]> => {
    if (foldText(q.slice(0, 200)).replaceAll(' ', '').length < minLetters) return []
    const query = parseAddressQuery(q)
    if (query.words.length === 0) return []
    const { houseNumber } = query
    const index = await streets.current()
    // Streets found without typing errors had no match and are not searched again.
    const searched = new Set<number>()
    for (const typos of [false, true]) {
      const { streets: candidates, placeShare } = shareResults(index.find(query, { typos }), maxResults)
      const fresh = candidates.filter(({ id }) => !searched.has(id))
      const found = await (houseNumber === null
        ? listFirst(addresses, { streets: fresh, placeShare })
        : listNumbered(addresses, { streets: fresh, placeShare }, { ...query, houseNumber }, maxResults))
      if (found.length > 0) return found.map(({ id, address, sample }) => ({ id, address, sample }))
      for (const { id } of fresh) searched.add(id)
    }
    return []
  }
}

async function listFirst(
  store: SearchAddressesDeps['addresses'],
  { streets, placeShare }: Candidates,
): Promise<AddressLine[]> {
  if (streets.length === 0) return []
  const best = streets.slice(0, maxResults).toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed))
  const named = best.filter(({ isNamed }) => isNamed).length
  const sharers = placeShare > 0 || named === 0 ? best.length : named
  const most = Math.ceil(maxResults / sharers)
  const streetIds = best.map(({ id }) => id)
  const lines = await store.listAddresses({ ...wholeStreet, streetIds, most })
  return lines.slice(0, maxResults)
}

export function ownAddresses(deps: { addresses: AddressStore; streets: StreetDirectory }): AddressSource {
  const search = searchAddresses(deps)
  return { search: (q) => search(null, { q }), read: (id) => deps.addresses.findAddress(id) }
}
