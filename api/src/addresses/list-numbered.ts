import type { AddressQuery } from './address-query.ts'
import type { FoundAddress } from './address-source.ts'
import type { AddressLine, AddressStore } from './address-store.ts'
import { describeAddress } from './describe-address.ts'
import { endingOf, numbersBeginningWith, type HouseNumbers, type NumberRange } from './house-numbers.ts'
import type { Candidate, Candidates } from './share-results.ts'

/** How many lookups the queries make when not every address that they find need be what was typed. */
const batchSizes = [25, 100, Infinity]
/** How many of the best streets may have the number as the end of a range. */
export const streetsWithRanges = 25
/** 14-16 begins two below its end; a whole corner may be 2-20. */
const widestRange = 20

interface StreetLookup extends NumberRange {
  candidate: Candidate
  /** The position of its range: 0 for the number itself. */
  range: number
  /** How many house numbers it has. */
  count: number
}

type CountNumbers = (rank: number, range: NumberRange) => number

interface NumberedLine {
  line: AddressLine
  by: StreetLookup
}

/**
 * The addresses with the typed number, or beginning with it, on the best streets; at most `maxResults`. Without any,
 * the ranges that end with it (14-16 for 16); an unknown unit finds its house.
 */
export async function listNumbered(
  { addresses, numbers }: { addresses: Pick<AddressStore, 'listAddresses'>; numbers: HouseNumbers },
  { streets, placeShare }: Candidates,
  query: Omit<AddressQuery, 'words' | 'placeWords'> & { houseNumber: number },
  maxResults: number,
): Promise<FoundAddress[]> {
  const { houseNumber, lastNumber } = query
  const groups =
    placeShare > 0 ? [streets.filter(({ isNamed }) => isNamed), streets.filter(({ isNamed }) => !isNamed)] : [streets]

  async function list(unit: string | null, suffix: string | null): Promise<NumberedLine[]> {
    const lines: NumberedLine[] = []
    const add = async (lookups: readonly StreetLookup[], rangeEnd: number | null) => {
      const filter = { unit, suffix, lastNumber: rangeEnd, most: maxResults }
      const lists = await addresses.listAddresses(
        lookups.map(({ candidate, low, high }) => ({ ...filter, streetId: candidate.street.id, low, high })),
      )
      for (const [at, by] of lookups.entries()) for (const line of lists[at] ?? []) lines.push({ line, by })
    }
    const endings = endingOf(unit ?? '') | endingOf(suffix ?? '')
    const lookupsOn = (sought: readonly Candidate[], ranges: readonly NumberRange[]) =>
      lookupsOf(sought, ranges, (rank, range) => numbers.count(rank, range, endings))
    const ranges = numbersBeginningWith(houseNumber)
    if (unit === null && suffix === null && lastNumber === null) {
      const lookups = groups.flatMap((group) => takeEnough(lookupsOn(group, ranges), maxResults))
      await add(lookups, null)
    } else {
      const lookups = lookupsOn(streets, ranges)
      for (const size of batchSizes) {
        const next = takeSome(lookups, size)
        if (next.length === 0) break
        await add(next, null)
        if (lines.length >= maxResults) break
      }
    }
    if (lastNumber === null && !lines.some(isExact)) {
      const below = { low: houseNumber - widestRange, high: houseNumber - 1 }
      const likeliest = lookupsOn(streets.slice(0, streetsWithRanges), [below])
      await add([...likeliest], houseNumber)
    }
    return lines
  }

  let lines = await list(query.unit, query.suffix)
  if (lines.length === 0 && query.unit !== null) lines = (await list('', query.suffix ?? '')).filter(isExact)
  return bestAddresses(lines, placeShare, lastNumber === null ? null : `${houseNumber}-${lastNumber}`, maxResults)
}

/**
 * What to look up, the best first: better streets, the number itself, streets with the name. Equally good streets share
 * the list: all their 1s come before the first 10.
 */
function* lookupsOf(
  streets: readonly Candidate[],
  ranges: readonly NumberRange[],
  countNumbers: CountNumbers,
): Generator<StreetLookup> {
  const sorted = streets.toSorted((a, b) => a.cost - b.cost || Number(b.isNamed) - Number(a.isNamed))
  for (let from = 0, to = 0; from < sorted.length; from = to) {
    while (sorted[to]?.cost === sorted[from]?.cost) to += 1
    for (const [range, { low, high }] of ranges.entries()) {
      for (const candidate of sorted.slice(from, to)) {
        const count = countNumbers(candidate.rank, { low, high })
        if (count > 0) yield { candidate, low, high, range, count }
      }
    }
  }
}

/** Takes lookups until they find `most` addresses. */
function takeEnough(lookups: Iterable<StreetLookup>, most: number): StreetLookup[] {
  const taken: StreetLookup[] = []
  let found = 0
  for (const lookup of lookups) {
    taken.push(lookup)
    found += lookup.count
    if (found >= most) break
  }
  return taken
}

function takeSome(lookups: Iterator<StreetLookup>, most: number): StreetLookup[] {
  const taken: StreetLookup[] = []
  while (taken.length < most) {
    const next = lookups.next()
    if (next.done === true) break
    taken.push(next.value)
  }
  return taken
}

function isExact({ by }: NumberedLine): boolean {
  return by.range === 0
}

/** The best addresses in order: the `label` typed, then as they were looked up. A place has a share of them. */
function bestAddresses(lines: NumberedLine[], placeShare: number, label: string | null, most: number): FoundAddress[] {
  const isOther = ({ line }: NumberedLine) => (label === null || line.label === label ? 0 : 1)
  const isPlaced = ({ by }: NumberedLine) => (by.candidate.isNamed ? 0 : 1)
  const sorted = lines.toSorted(
    (a, b) =>
      isOther(a) - isOther(b) ||
      a.by.candidate.cost - b.by.candidate.cost ||
      a.by.range - b.by.range ||
      isPlaced(a) - isPlaced(b),
  )
  const [named, placed] = [sorted.filter((line) => isPlaced(line) === 0), sorted.filter((line) => isPlaced(line) === 1)]
  const reserved = Math.min(placeShare, placed.filter(isExact).length)
  const included = new Set([...named.slice(0, most - reserved), ...placed])
  const best = sorted.filter((line) => included.has(line)).slice(0, most)
  return best.map(({ line, by }) => describeAddress(line, by.candidate.street))
}
