import type { AddressQuery } from './address-query.ts'
import type { FoundAddress } from './address-source.ts'
import type { AddressLine, AddressStore } from './address-store.ts'
import { describeAddress } from './describe-address.ts'
import { numbersBeginningWith, type HouseNumbers, type NumberRange, type TypedUnit } from './house-numbers.ts'
import type { Candidate, Candidates } from './share-results.ts'

/** How many lookups may find a typed range (14-16), which is one of the addresses of its first number. */
const lookupsForRange = 100
/** How many of the best streets may have the number in a range. */
export const streetsWithRanges = 25
/** 14-16 begins two below its end; a whole corner may be 2-20. */
const widestRange = 20

interface StreetLookup extends NumberRange {
  candidate: Candidate
  /** The position of its range: 0 for the number itself. */
  range: number
  /** How many addresses it has. */
  count: number
}

type CountAddresses = (rank: number, range: NumberRange) => number

interface NumberedLine {
  line: AddressLine
  by: StreetLookup
}

/**
 * The addresses with the typed number, or beginning with it, on the best streets; at most `maxResults`. Without any,
 * the ranges that have it (5-9 for 7 and 9); an unknown unit or letter finds its house.
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
  const below = { low: houseNumber - widestRange, high: houseNumber - 1 }

  async function read(lookups: readonly StreetLookup[], { unit, suffix }: TypedUnit, inRange: number | null) {
    const filter = { unit, suffix, inRange, most: maxResults }
    const lists = await addresses.listAddresses(
      lookups.map(({ candidate, low, high }) => ({ ...filter, streetId: candidate.street.id, low, high })),
    )
    return lookups.flatMap((by, at) => (lists[at] ?? []).map((line): NumberedLine => ({ line, by })))
  }

  async function list(typed: TypedUnit, ranges: readonly NumberRange[]): Promise<NumberedLine[]> {
    const lookupsOn = (sought: readonly Candidate[], within: readonly NumberRange[]) =>
      lookupsOf(sought, within, (rank, range) => numbers.count(rank, range, typed))
    if (lastNumber !== null) return read([...lookupsOn(streets, ranges)].slice(0, lookupsForRange), typed, null)
    const lookups = groups.flatMap((group) => takeEnough(lookupsOn(group, ranges), maxResults))
    const ending = lookups.some(isExact) ? [] : [...lookupsOn(streets.slice(0, streetsWithRanges), [below])]
    return (await Promise.all([read(lookups, typed, null), read(ending, typed, houseNumber)])).flat()
  }

  let lines = await list(query, numbersBeginningWith(houseNumber))
  const house = [{ low: houseNumber, high: houseNumber }]
  if (lines.length === 0 && query.unit !== null) lines = await list({ unit: '', suffix: query.suffix ?? '' }, house)
  if (lines.length === 0 && query.suffix !== null) lines = await list({ unit: '', suffix: '' }, house)
  return bestAddresses(lines, placeShare, lastNumber === null ? null : `${houseNumber}-${lastNumber}`, maxResults)
}

/**
 * What to look up, the best first: better streets, the number itself, streets with the name. Equally good streets share
 * the list: all their 1s come before the first 10.
 */
function* lookupsOf(
  streets: readonly Candidate[],
  ranges: readonly NumberRange[],
  countAddresses: CountAddresses,
): Generator<StreetLookup> {
  const sorted = streets.toSorted((a, b) => a.cost - b.cost || Number(b.isNamed) - Number(a.isNamed))
  for (let from = 0, to = 0; from < sorted.length; from = to) {
    while (sorted[to]?.cost === sorted[from]?.cost) to += 1
    for (const [range, { low, high }] of ranges.entries()) {
      for (const candidate of sorted.slice(from, to)) {
        const count = countAddresses(candidate.rank, { low, high })
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

function isExact({ range }: StreetLookup): boolean {
  return range === 0
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
  const reserved = Math.min(placeShare, placed.filter(({ by }) => isExact(by)).length)
  const included = new Set([...named.slice(0, most - reserved), ...placed])
  const best = sorted.filter((line) => included.has(line)).slice(0, most)
  return best.map(({ line, by }) => describeAddress(line, by.candidate.street))
}
