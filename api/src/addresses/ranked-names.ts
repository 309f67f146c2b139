import { alignName, type Reading } from './align-name.ts'
import { indexStreetNames, type StreetNames } from './street-names.ts'
import { buildWordIndex, type WordMatches } from './word-index.ts'
import type { WorkLimit } from './work-limit.ts'

/** A named thing in a place: a street in its suburb, a suburb in its city. */
export interface NamedThing {
  words: string[]
  placeWords: string[]
}

/** The folded words of `parseAddressQuery`. */
export interface NameQuery {
  words: readonly string[]
  placeWords: readonly string[]
  /** The index, among all these, of the word typed last, which may be incomplete; by default the last one. */
  lastTyped?: number
}

export interface NameReading {
  /** Allows typing errors, and words wrongly joined or split. */
  typos: boolean
  /** With `typos`, also allows a wrong street type and unknown places. */
  strangers: boolean
}

/** The thing at `rank` of the list, and its distance from the typed text: 0 is the exact whole name. */
export interface RankedMatch {
  rank: number
  cost: number
}

export interface RankedNames {
  /** The best things, at most 100; of equal ones the first in the list. */
  find: (query: NameQuery, reading: NameReading, limit: WorkLimit) => RankedMatch[]
}

interface IndexedThing {
  rank: number
  placeWords: number[]
}

const maxMatches = 100
// A limited number of them, whatever people type.
const shortBeginning = /^[a-z\d]{1,2}$/u
/** Above any sum of other costs, so that the fewest unknown words always win. */
export const unknownPlaceCost = 1000

/** Indexes things, the likeliest first. */
export function indexRankedNames(things: readonly NamedThing[]): RankedNames {
  const places = buildWordIndex(things.flatMap(({ placeWords }) => placeWords))
  const indexed = things.map(({ placeWords }, rank): IndexedThing => ({
    rank,
    placeWords: [...new Set(placeWords.flatMap((word) => places.numbers.get(word) ?? []))],
  }))
  const names = indexStreetNames(indexed, ({ rank }) => things[rank]?.words ?? [])
  const size = things.length

  /**
   * Each match is cost × `size` + rank: thousands of streets begin with an S, and numbers sort ten times as fast as
   * objects.
   */
  function findKeys(query: NameQuery, { typos, strangers }: NameReading, limit: WorkLimit): Float64Array {
    const typed = [...query.words, ...query.placeWords]
    const lastTyped = query.lastTyped ?? typed.length - 1
    const match = (index: typeof places, from: number, to: number) =>
      typed.slice(from, to).map((word, at) => index.match(word, { isLast: from + at === lastTyped, typos }, limit))
    const nameMatches = match(names.words, 0, query.words.length)
    const placeMatches = match(places, 1, typed.length)
    const forgiving = typos && strangers
    // An unknown number is another highway's rather than a suburb's.
    const unknownCosts = typed.slice(1).map((word) => (forgiving && !/\d/u.test(word) ? unknownPlaceCost : Infinity))
    const keys: number[] = []
    let minUnknown = Infinity
    for (const [name, joined] of candidateNames(names, query, nameMatches, typos, limit)) {
      const readings = [...joined, ...alignName(name.words, query.words, nameMatches, forgiving)]
      if (readings.length === 0) continue
      for (const { rank, placeWords } of name.streets) {
        if (!limit.spend(1)) break
        const cost = cheapestReading(readings, placeCosts(placeWords, placeMatches, unknownCosts))
        if (cost === Infinity) continue
        keys.push(cost * size + rank)
        minUnknown = Math.min(minUnknown, Math.floor(cost / unknownPlaceCost))
      }
    }
    // With mostly unknown words it is no address.
    if (minUnknown * 2 > typed.length) return new Float64Array()
    const maxCost = (minUnknown + 1) * unknownPlaceCost
    return Float64Array.from(keys)
      .sort()
      .slice(0, maxMatches)
      .filter((key) => key < maxCost * size)
  }

  const findMatches = (query: NameQuery, reading: NameReading, limit: WorkLimit): RankedMatch[] =>
    Array.from(findKeys(query, reading, limit), (key) => ({ rank: key % size, cost: Math.floor(key / size) }))
  const beginnings = new Map<string, RankedMatch[]>()
  return {
    find(query, reading, limit) {
      const [word = ''] = query.words
      if (query.words.length !== 1 || query.placeWords.length > 0 || !shortBeginning.test(word)) {
        return findMatches(query, reading, limit)
      }
      // Thousands of names begin with a letter or two: there are few such questions, so each is searched once.
      const key = `${word} ${reading.typos} ${reading.strangers}`
      const known = beginnings.get(key)
      if (known !== undefined) return known
      const found = findMatches(query, reading, limit)
      beginnings.set(key, found)
      return found
    },
  }
}

function candidateNames(
  names: StreetNames<IndexedThing>,
  query: NameQuery,
  matches: readonly WordMatches[],
  typos: boolean,
  limit: WorkLimit,
) {
  const candidates = new Map(typos ? names.joined(query.words, limit) : [])
  // Cheapest first, so that the limit drops the least likely.
  const firstWords = [...(matches[0] ?? [])].toSorted(([, a], [, b]) => a - b)
  for (const [word] of firstWords) {
    for (const name of names.containing(word)) {
      if (candidates.has(name)) continue
      if (!limit.spend(1)) return candidates
      candidates.set(name, [])
    }
  }
  return candidates
}

const nothingTyped: readonly number[] = [0]

/**
 * For each typed word after the first, the cost of reading it and all after it as a street's place; at the end 0, for
 * none. Words may come in any order. A word that is not in `placeWords` costs `unknownCosts`.
 */
function placeCosts(
  placeWords: readonly number[],
  matches: readonly WordMatches[],
  unknownCosts: readonly number[],
): readonly number[] {
  if (matches.length === 0) return nothingTyped
  const costs = Array.from({ length: matches.length + 1 }, () => 0)
  for (let at = matches.length - 1; at >= 0; at -= 1) {
    let cost = unknownCosts[at] ?? Infinity
    for (const word of placeWords) cost = Math.min(cost, matches[at]?.get(word) ?? cost)
    costs[at] = cost + (costs[at + 1] ?? 0)
  }
  return costs
}

function cheapestReading(readings: readonly Reading[], costs: readonly number[]): number {
  let cheapest = Infinity
  for (const { words, cost } of readings) cheapest = Math.min(cheapest, cost + (costs[words - 1] ?? Infinity))
  return cheapest
}
