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
    const leastCosts = new Float64Array(typed.length)
    addPlaceCosts(leastCosts, (at) => Math.min(...(placeMatches[at]?.values() ?? [])), unknownCosts)
    const costs = new Float64Array(typed.length)
    const keys: number[] = []
    // With mostly unknown words it is no address.
    let maxUnknown = Math.floor(typed.length / 2)
    for (const [name, joined] of candidateNames(names, query, nameMatches, typos, limit)) {
      const readings = [...joined, ...alignName(name.words, query.words, nameMatches, forgiving)]
      if (countUnknown(cheapestReading(readings, leastCosts)) > maxUnknown) continue
      for (const { rank, placeWords } of name.streets) {
        if (!limit.spend(1)) break
        addPlaceCosts(costs, (at) => cheapestMatch(placeWords, placeMatches[at]), unknownCosts)
        const cost = cheapestReading(readings, costs)
        if (countUnknown(cost) > maxUnknown) continue
        keys.push(cost * size + rank)
        maxUnknown = countUnknown(cost)
      }
    }
    const maxCost = (maxUnknown + 1) * unknownPlaceCost
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

/**
 * Sets, for each typed word after the first, the cost of reading it and all after it as a street's place; at the end 0,
 * for none. Words may come in any order. A word that is not one of the place costs `unknownCosts`.
 */
function addPlaceCosts(costs: Float64Array, costAt: (at: number) => number, unknownCosts: readonly number[]): void {
  for (let at = unknownCosts.length - 1; at >= 0; at -= 1) {
    costs[at] = Math.min(costAt(at), unknownCosts[at] ?? Infinity) + (costs[at + 1] ?? 0)
  }
}

function cheapestMatch(placeWords: readonly number[], matches: WordMatches | undefined): number {
  let cheapest = Infinity
  for (const word of placeWords) cheapest = Math.min(cheapest, matches?.get(word) ?? Infinity)
  return cheapest
}

function countUnknown(cost: number): number {
  return Math.floor(cost / unknownPlaceCost)
}

function cheapestReading(readings: readonly Reading[], costs: Float64Array): number {
  let cheapest = Infinity
  for (const { words, cost } of readings) cheapest = Math.min(cheapest, cost + (costs[words - 1] ?? Infinity))
  return cheapest
}
