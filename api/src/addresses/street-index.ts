import { alignName } from './align-name.ts'
import { cheapestReading, placeCosts } from './place-costs.ts'
import { placeNameWords, streetNameWords } from './street-words.ts'
import { indexStreetNames, type StreetNames } from './street-names.ts'
import { buildWordIndex, type WordIndex, type WordMatches } from './word-index.ts'
import { limitWork, type WorkLimit } from './work-limit.ts'

/** A street as the address table knows it; one that runs through two suburbs is two. */
export interface Street {
  id: number
  name: string
  suburb: string | null
  city: string
  territorial_authority: string
}

/** A street found, and how far it is from what was typed: 0 is the whole name, letter by letter. */
export interface StreetMatch {
  street: Street
  cost: number
}

/** What to look for: the folded words of `parseAddressQuery`. */
export interface StreetQuery {
  words: readonly string[]
  placeWords: readonly string[]
}

/** Streets found, best first, and the comparisons it took. */
export interface StreetsFound {
  matches: StreetMatch[]
  comparisons: number
}

/** Streets that can be found by what people type. */
export interface StreetIndex {
  size: number
  /**
   * The best streets, at most 100. Without `typos` every word must be the street's or its place's, in full, shortened or (the
   * last one) begun. With `typos` slips of the finger, words wrongly joined or split, a wrong kind of street and unknown
   * places are forgiven. Whole names come before beginnings, beginnings before words inside a name, those before typos;
   * of equals the one in the larger town comes first.
   */
  find: (query: StreetQuery, options: { typos: boolean }) => StreetsFound
}

/** A street's place among all, the likeliest first, and the words of its suburb, city and district. */
interface RankedStreet {
  rank: number
  placeWords: number[]
}

/** The most comparisons one search makes; reached only by text that is nobody's address. */
export const MOST_COMPARISONS = 40_000
const mostMatches = 100
/** Above any sum of other costs, so that the fewest unknown words always win. */
const unknownPlaceCost = 1000

/**
 * Builds the index in memory: distinct names by their words, words by prefix and trigram, places by their words. The
 * national file's 44,000 streets take a fraction of a second.
 */
export function buildStreetIndex(streets: readonly Street[]): StreetIndex {
  const ranked = rankStreets(streets)
  const placeWordsOf = ranked.map((street) =>
    [street.suburb ?? '', street.city, street.territorial_authority].flatMap((place) => placeNameWords(place)),
  )
  const places = buildWordIndex(placeWordsOf.flat())
  const indexed = placeWordsOf.map((words, rank): RankedStreet => ({
    rank,
    placeWords: [...new Set(words.flatMap((word) => places.numbers.get(word) ?? []))],
  }))
  const names = indexStreetNames(indexed, ({ rank }) => streetNameWords(ranked[rank]?.name ?? ''))
  return {
    size: streets.length,
    find(query, { typos }) {
      const limit = limitWork(MOST_COMPARISONS)
      const found = findRanks(names, places, query, typos, limit, ranked.length)
      const matches = [...found].flatMap((key) => {
        const street = ranked[key % ranked.length]
        return street === undefined ? [] : [{ street, cost: Math.floor(key / ranked.length) }]
      })
      return { matches, comparisons: limit.spent() }
    },
  }
}

/** All streets in the order in which equally good ones are answered: those of larger towns first, then by name. */
function rankStreets(streets: readonly Street[]): Street[] {
  const townSizes = new Map<string, number>()
  for (const { city } of streets) townSizes.set(city, (townSizes.get(city) ?? 0) + 1)
  const size = ({ city }: Street) => townSizes.get(city) ?? 0
  return streets.toSorted(
    (a, b) =>
      size(b) - size(a) || compareText(a.name, b.name) || compareText(a.suburb ?? '', b.suburb ?? '') || a.id - b.id,
  )
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/**
 * The best streets, each as cost × `size` + rank: thousands of streets begin with an S, and numbers are sorted ten times as
 * fast as objects.
 */
function findRanks(
  names: StreetNames<RankedStreet>,
  places: WordIndex,
  query: StreetQuery,
  typos: boolean,
  limit: WorkLimit,
  size: number,
): Float64Array {
  const typed = [...query.words, ...query.placeWords]
  const read = (index: WordIndex, from: number, to: number) =>
    typed.slice(from, to).map((word, at) => index.match(word, { isLast: from + at === typed.length - 1, typos }, limit))
  const streetMatches = read(names.words, 0, query.words.length)
  const placeMatches = read(places, 1, typed.length)
  // An unknown number is another highway's rather than a suburb's.
  const unknownCosts = typed.slice(1).map((word) => (typos && !/\d/u.test(word) ? unknownPlaceCost : Infinity))
  const keys: number[] = []
  let fewestUnknown = Infinity
  for (const [name, joined] of candidateNames(names, query, streetMatches, typos, limit)) {
    const readings = [...joined, ...alignName(name.words, query.words, streetMatches, typos)]
    if (readings.length === 0) continue
    for (const { rank, placeWords } of name.streets) {
      if (!limit.spend(1)) break
      const cost = cheapestReading(readings, placeCosts(placeWords, placeMatches, unknownCosts))
      if (cost === Infinity) continue
      keys.push(cost * size + rank)
      fewestUnknown = Math.min(fewestUnknown, Math.floor(cost / unknownPlaceCost))
    }
  }
  // Mostly unknown words are no address.
  if (fewestUnknown * 2 > typed.length) return new Float64Array()
  const mostCost = (fewestUnknown + 1) * unknownPlaceCost
  return Float64Array.from(keys)
    .sort()
    .slice(0, mostMatches)
    .filter((key) => key < mostCost * size)
}

/** The names worth aligning, with the readings that joining the typed words already gave. */
function candidateNames(
  names: StreetNames<RankedStreet>,
  query: StreetQuery,
  matches: readonly WordMatches[],
  typos: boolean,
  limit: WorkLimit,
) {
  const candidates = new Map(typos ? names.joined(query.words, limit) : [])
  // Cheapest first, so that what a limit cuts off is the least likely.
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
