import type { AddressQuery } from './address-query.ts'
import type { AddressFilter, AddressLine, AddressStore } from './address-store.ts'
import { numbersBeginningWith } from './house-numbers.ts'
import type { Candidates } from './share-results.ts'

/** How many of the best streets each query covers; a query for few streets is cheapest. */
const batchEnds = [25, 100, 200]
/** 14-16 begins two below its end; a whole corner may be 2-20. */
const widestRange = 20

/**
 * The addresses with the typed number, or beginning with it, on the best streets; at most `maxResults`. Without any,
 * the ranges that end with it (14-16 for 16); an unknown unit finds its house.
 */
export async function listNumbered(
  store: Pick<AddressStore, 'listAddresses'>,
  candidates: Candidates,
  query: Omit<AddressQuery, 'words' | 'placeWords'> & { houseNumber: number },
  maxResults: number,
): Promise<AddressLine[]> {
  const { houseNumber, lastNumber } = query
  const streetIds = candidates.streets.map(({ id }) => id)
  const ranges = numbersBeginningWith(houseNumber)

  async function list(unit: string | null, suffix: string | null): Promise<AddressLine[]> {
    const lines: AddressLine[] = []
    const list = async (ids: number[], filter: Pick<AddressFilter, 'ranges' | 'lastNumber'>) => {
      if (ids.length === 0) return
      lines.push(...(await store.listAddresses({ ...filter, streetIds: ids, unit, suffix, most: maxResults })))
    }
    let from = 0
    for (const end of [...batchEnds, streetIds.length]) {
      if (lines.length >= maxResults) break
      // The many other streets of a city are only searched for the number itself.
      const sought = from === batchEnds.at(-1) ? ranges.slice(0, 1) : ranges
      await list(streetIds.slice(from, end), { ranges: sought, lastNumber: null })
      from = end
    }
    if (lastNumber === null && !lines.some(isExact)) {
      const below = { low: houseNumber - widestRange, high: houseNumber - 1 }
      await list(streetIds.slice(0, batchEnds[0]), { ranges: [below], lastNumber: houseNumber })
    }
    return lines
  }

  let lines = await list(query.unit, query.suffix)
  if (lines.length === 0 && query.unit !== null) lines = (await list('', query.suffix ?? '')).filter(isExact)
  return bestLines(lines, candidates, lastNumber === null ? null : `${houseNumber}-${lastNumber}`, maxResults)
}

function isExact({ range }: AddressLine): boolean {
  return range === 0
}

/** The best lines in order: the `label` typed, better streets, the number itself; then streets with the name. */
function bestLines(lines: AddressLine[], { streets, placeShare }: Candidates, label: string | null, most: number) {
  const streetsById = new Map(streets.map((street) => [street.id, street]))
  const cost = ({ street_id }: AddressLine) => streetsById.get(street_id)?.cost ?? Infinity
  const isPlaced = ({ street_id }: AddressLine) => (streetsById.get(street_id)?.isNamed === true ? 0 : 1)
  const isOther = (line: AddressLine) => (label === null || line.label === label ? 0 : 1)
  // Equally good streets share the list: all their 1s come before the first 10.
  const sorted = lines.toSorted(
    (a, b) => isOther(a) - isOther(b) || cost(a) - cost(b) || a.range - b.range || isPlaced(a) - isPlaced(b),
  )
  // A block of flats on a street with the name must not crowd out the place.
  const [named, placed] = [sorted.filter((line) => isPlaced(line) === 0), sorted.filter((line) => isPlaced(line) === 1)]
  const reserved = Math.min(placeShare, placed.filter(isExact).length)
  const included = new Set([...named.slice(0, most - reserved), ...placed])
  return sorted.filter((line) => included.has(line)).slice(0, most)
}
