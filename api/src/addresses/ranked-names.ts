import { isStreetType, wordMeanings } from '@homeyield/domain/property/street-words'
import { alignName, type NameWords } from './align-name.ts'
import { mostWords } from './address-query.ts'
import { indexPlaceCosts } from './place-costs.ts'
import { indexStreetNames, type JoinedNames, type StreetNames } from './street-names.ts'
import { lookUpAmong, matchesAmong, type WordIndex, type WordMatches, type WordReading } from './word-index.ts'
import type { WorkLimit } from './work-limit.ts'

/** A named thing in a place: a street in its suburb, a suburb in its city. Things of one place share its list of words. */
export interface NamedThing {
  words: readonly string[]
  placeWords: readonly string[]
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

/** What the parts of one search share: its limit, and the matches of its words, which are read in several orders. */
export interface Search {
  limit: WorkLimit
  match: (typed: string, reading: WordReading) => WordMatches
}

/** The thing at `rank` of the list, and its distance from the typed text: 0 is the exact whole name. */
export interface RankedMatch {
  rank: number
  cost: number
}

export interface RankedNames {
  /** The best things, at most 100; of equal ones the first in the list. */
  find: (query: NameQuery, reading: NameReading, search: Search) => RankedMatch[]
}

const maxMatches = 100
// A limited number of them, whatever people type.
const shortBeginning = /^[a-z\d]{1,2}$/u
/** Above any sum of other costs, so that the fewest unknown words always win. */
export const unknownPlaceCost = 1000
const joinedCosts = { whole: 1, beginning: 3 }

/** Indexes things, the likeliest first, whose words are all in `words`. */
export async function indexRankedNames(things: readonly NamedThing[], words: WordIndex): Promise<RankedNames> {
  const names = await indexStreetNames(things, words)
  const places = await indexPlaceCosts(things, words)
  const hasWord = lookUpAmong(names.words.values, words.size)
  const size = things.length
  const seen = new Int32Array(names.size)
  let searches = 0

  /** Each match is cost × `size` + rank: numbers sort ten times as fast as objects. */
  function findKeys(query: NameQuery, { typos, strangers }: NameReading, { limit, match }: Search): Float64Array {
    const typed = [...query.words, ...query.placeWords].slice(0, mostWords)
    const lastTyped = query.lastTyped ?? typed.length - 1
    const forgiving = typos && strangers
    const areTypes = typed.map((word, at) => at > 0 && wordMeanings(word).some(isStreetType))
    // A street type is no misspelt name.
    const matches = typed.map((word, at) =>
      match(word, { isLast: at === lastTyped, typos: typos && areTypes[at] === false }),
    )
    // An unknown number is another highway's rather than a suburb's.
    const unknownCosts = typed.map((word) => (forgiving && !/\d/u.test(word) ? unknownPlaceCost : Infinity))
    const costsByPlace = places.startReading(matches, unknownCosts)
    const nameMatches = matches.slice(0, query.words.length).map((match) => matchesAmong(match, hasWord))
    const canSkip = areTypes.map((isType) => isType && forgiving)
    const joined = typos ? names.joined(query.words) : []
    const costs = new Float64Array(nameMatches.length + 1)
    const nameWords: NameWords = { numbers: names.words.values, types: names.types, from: 0, to: 0 }
    const keys: number[] = []
    // With mostly unknown words it is no address.
    let maxUnknown = Math.floor(typed.length / 2)
    searches = (searches + 1) | 0

    function add(name: number): void {
      costs.fill(Infinity)
      for (const { count, from, wholeTo, to } of joined) {
        if (name >= from && name < to) costs[count] = name < wholeTo ? joinedCosts.whole : joinedCosts.beginning
      }
      nameWords.from = names.words.starts[name] ?? 0
      nameWords.to = names.words.starts[name + 1] ?? 0
      alignName(nameWords, { matches: nameMatches, canSkip }, costs)
      if (countUnknown(cheapestReading(costs, costsByPlace.least, 0)) > maxUnknown) return
      const end = names.bearers.starts[name + 1] ?? 0
      for (let at = names.bearers.starts[name] ?? 0; at < end; at += 1) {
        if (!limit.spend(1)) return
        const rank = names.bearers.values[at] ?? 0
        const cost = cheapestReading(costs, costsByPlace.all, costsByPlace.startOf(rank))
        if (countUnknown(cost) > maxUnknown) continue
        keys.push(cost * size + rank)
        maxUnknown = countUnknown(cost)
      }
    }

    if (nameMatches.some((_, at) => (costsByPlace.least[at + 1] ?? Infinity) < Infinity)) {
      for (const name of candidateNames(names, nameMatches[0], joined)) {
        if (seen[name] === searches) continue
        seen[name] = searches
        if (!limit.spend(1)) break
        add(name)
      }
    }
    const maxCost = (maxUnknown + 1) * unknownPlaceCost
    return new Float64Array(keys)
      .sort()
      .slice(0, maxMatches)
      .filter((key) => key < maxCost * size)
  }

  const findMatches = (query: NameQuery, reading: NameReading, search: Search): RankedMatch[] =>
    [...findKeys(query, reading, search)].map((key) => ({ rank: key % size, cost: Math.floor(key / size) }))
  const beginnings = new Map<string, RankedMatch[]>()
  return {
    find(query, reading, search) {
      const [word = ''] = query.words
      if (query.words.length !== 1 || query.placeWords.length > 0 || !shortBeginning.test(word)) {
        return findMatches(query, reading, search)
      }
      // Thousands of names begin with a letter or two: there are few such questions, so each is searched once.
      const key = `${word} ${reading.typos} ${reading.strangers}`
      const known = beginnings.get(key)
      if (known !== undefined) return known
      const found = findMatches(query, reading, search)
      beginnings.set(key, found)
      return found
    },
  }
}

/** Cheapest first, so that the limit drops the least likely; some twice. */
function* candidateNames(
  { byWord }: StreetNames,
  first: WordMatches | undefined,
  joined: readonly JoinedNames[],
): Generator<number> {
  for (const { from, to } of joined) for (let name = from; name < to; name += 1) yield name
  if (first === undefined) return
  const { exact, lookalikes } = first
  const ranges = [
    ...exact.map((word) => ({ from: word, to: word + 1 })),
    first,
    ...(lookalikes?.list() ?? []).map((word) => ({ from: word, to: word + 1 })),
  ]
  for (const { from, to } of ranges) {
    const end = byWord.starts[to] ?? 0
    for (let at = byWord.starts[from] ?? 0; at < end; at += 1) yield byWord.values[at] ?? 0
  }
}

function countUnknown(cost: number): number {
  return Math.floor(cost / unknownPlaceCost)
}

/** The cheapest sum of a name's cost for some count of words, and of the rest's cost at `start`. */
function cheapestReading(costs: Float64Array, restCosts: Float64Array, start: number): number {
  let cheapest = Infinity
  for (let count = 1; count < costs.length; count += 1) {
    const cost = (costs[count] ?? Infinity) + (restCosts[start + count] ?? Infinity)
    if (cost < cheapest) cheapest = cost
  }
  return cheapest
}
