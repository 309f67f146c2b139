import { foldText } from '@homeyield/domain/property/fold-text'
import { parseAddressQuery } from './address-query.ts'
import type { FoundAddress, AddressSource } from './address-source.ts'
import type { AddressStore } from './address-store.ts'
import { describeAddress } from './describe-address.ts'
import { anyNumber, numbersBeginningWith, type HouseNumbers } from './house-numbers.ts'
import { listNumbered, streetsWithRanges } from './list-numbered.ts'
import { shareResults, type Candidates } from './share-results.ts'
import type { StreetDirectory } from './street-directory.ts'

export interface SearchAddressesDeps {
  addresses: Pick<AddressStore, 'listAddresses'>
  streets: Pick<StreetDirectory, 'current'>
}

const maxResults = 10
const minLetters = 3
const anyAddress = { ...anyNumber, inRange: null, unit: null, suffix: null }

/**
 * Finds at most ten addresses for a typed text (GET /addresses), best first; none for fewer than three letters and
 * digits, or without street and place. A number finds itself and the numbers it begins (1: 1, 10, 12); an unknown unit
 * or letter finds its house, and a number in a range finds the range. Without a number, returns the first addresses of
 * the best streets. A suburb, city or district finds its addresses, after those of streets with that name. Typing
 * errors are only allowed when the exact text finds nothing.
 */
export function searchAddresses({ addresses, streets }: SearchAddressesDeps) {
  return async (_viewer: unknown, { q }: { q: string }): Promise<FoundAddress[]> => {
    if (foldText(q.slice(0, 200)).replaceAll(' ', '').length < minLetters) return []
    const query = parseAddressQuery(q)
    if (query.words.length === 0) return []
    const { houseNumber } = query
    const { streets: index, numbers } = await streets.current()
    // Streets found without typing errors had no match and are not searched again.
    const searched = new Set<number>()
    for (const typos of [false, true]) {
      const isWantedInPlace = houseNumber === null ? () => true : haveNumber(numbers, houseNumber)
      const options = { typos, isWantedInPlace }
      const { streets: candidates, placeShare } = shareResults(index.find(query, options), maxResults)
      const fresh = candidates.filter(({ street }) => !searched.has(street.id))
      if (fresh.length === 0) continue
      const found = await (houseNumber === null
        ? listFirst(addresses, { streets: fresh, placeShare })
        : listNumbered({ addresses, numbers }, { streets: fresh, placeShare }, { ...query, houseNumber }, maxResults))
      if (found.length > 0) return found
      for (const { street } of fresh) searched.add(street.id)
    }
    return []
  }
}

/** Accepts the first streets, which may have the number as the end of a range, and then those that have it or begin with it. */
function haveNumber(numbers: HouseNumbers, houseNumber: number): (rank: number) => boolean {
  const ranges = numbersBeginningWith(houseNumber)
  let accepted = 0
  return (rank) => {
    const isWanted = accepted < streetsWithRanges || numbers.hasAny(rank, ranges)
    if (isWanted) accepted += 1
    return isWanted
  }
}

async function listFirst(
  store: SearchAddressesDeps['addresses'],
  { streets, placeShare }: Candidates,
): Promise<FoundAddress[]> {
  const best = streets.slice(0, maxResults).toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed))
  const named = best.filter(({ isNamed }) => isNamed).length
  const sharers = placeShare > 0 || named === 0 ? best.length : named
  const most = Math.ceil(maxResults / sharers)
  const lists = await store.listAddresses(best.map(({ street }) => ({ ...anyAddress, streetId: street.id, most })))
  const found = best.flatMap(({ street }, at) => (lists[at] ?? []).map((line) => describeAddress(line, street)))
  return found.slice(0, maxResults)
}

export function ownAddresses(deps: { addresses: AddressStore; streets: StreetDirectory }): AddressSource {
  const search = searchAddresses(deps)
  return { search: (q) => search(null, { q }), read: (id) => deps.addresses.findAddress(id) }
}
