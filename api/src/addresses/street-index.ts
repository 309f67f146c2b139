import { alignName, type Reading } from './align-name.ts'
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

interface IndexedStreet extends Street {
  placeWords: number[]
  citySize: number
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
  const placeWordsOf = streets.map((street) => [
    ...new Set(
      [street.suburb ?? '', street.city, street.territorial_authority].flatMap((place) => placeNameWords(place)),
    ),
  ])
  const places = buildWordIndex(placeWordsOf.flat())
  const citySizes = new Map<string, number>()
  for (const { city } of streets) citySizes.set(city, (citySizes.get(city) ?? 0) + 1)
  const indexed = streets.map((street, at): IndexedStreet => {
    const placeWords = (placeWordsOf[at] ?? []).flatMap((word) => places.numbers.get(word) ?? [])
    return { ...street, placeWords, citySize: citySizes.get(street.city) ?? 0 }
  })
  const names = indexStreetNames(indexed, ({ name }) => streetNameWords(name))
  return { size: streets.length, find: (query, { typos }) => findStreets(names, places, query, typos) }
}

function findStreets(
  names: StreetNames<IndexedStreet>,
  places: WordIndex,
  query: StreetQuery,
  typos: boolean,
): StreetsFound {
  const limit = limitWork(MOST_COMPARISONS)
  const typed = [...query.words, ...query.placeWords]
  const read = (index: WordIndex, from: number, to: number) =>
    typed.slice(from, to).map((word, at) => index.match(word, { isLast: from + at === typed.length - 1, typos }, limit))
  const streetMatches = read(names.words, 0, query.words.length)
  const placeMatches = read(places, 1, typed.length)
  // An unknown number is another highway's rather than a suburb's.
  const unknownCosts = typed.slice(1).map((word) => (typos && !/\d/u.test(word) ? unknownPlaceCost : Infinity))
  const found: (StreetMatch & { street: IndexedStreet })[] = []
  const readings = new Map(
    candidateNames(names, query, streetMatches, typos, limit).map(([name, joined]) => [
      name,
      [...joined, ...alignName(name.words, query.words, streetMatches, typos)],
    ]),
  )
  for (const [name, ways] of readings) {
    if (ways.length === 0) continue
    for (const street of name.streets) {
      if (!limit.spend(1)) break
      const cost = cheapestReading(ways, placeCosts(street.placeWords, placeMatches, unknownCosts))
      if (cost < Infinity) found.push({ street, cost })
    }
  }
  return { matches: bestOf(found, typed.length), comparisons: limit.spent() }
}

/** The names worth aligning, with the readings that joining the typed words already gave. */
function candidateNames(
  names: StreetNames<IndexedStreet>,
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
      if (!limit.spend(1)) return [...candidates]
      candidates.set(name, [])
    }
  }
  return [...candidates]
}

/** For each typed word after the first, what reading it and all after it as the street's place costs; 0 past the last. */
function placeCosts(
  placeWords: readonly number[],
  matches: readonly WordMatches[],
  unknownCosts: readonly number[],
): number[] {
  const costs = Array.from({ length: matches.length + 1 }, () => 0)
  for (let at = matches.length - 1; at >= 0; at -= 1) {
    let cost = unknownCosts[at] ?? Infinity
    for (const word of placeWords) cost = Math.min(cost, matches[at]?.get(word) ?? cost)
    costs[at] = cost + (costs[at + 1] ?? 0)
  }
  return costs
}

/** The cheapest way to read the first words as the street and the others as its place. */
function cheapestReading(readings: readonly Reading[], costs: readonly number[]): number {
  let cheapest = Infinity
  for (const { words, cost } of readings) cheapest = Math.min(cheapest, cost + (costs[words - 1] ?? Infinity))
  return cheapest
}

function bestOf(found: (StreetMatch & { street: IndexedStreet })[], typedWords: number): StreetMatch[] {
  const unknownWords = ({ cost }: StreetMatch) => Math.floor(cost / unknownPlaceCost)
  const fewest = found.reduce((least, match) => Math.min(least, unknownWords(match)), Infinity)
  // Mostly unknown words are no address.
  if (fewest * 2 > typedWords) return []
  return found
    .filter((match) => unknownWords(match) === fewest)
    .sort((a, b) => a.cost - b.cost || compareStreets(a.street, b.street))
    .slice(0, mostMatches)
}

function compareStreets(a: IndexedStreet, b: IndexedStreet): number {
  return b.citySize - a.citySize || compareText(a.name, b.name) || compareText(a.suburb, b.suburb) || a.id - b.id
}

function compareText(a: string | null, b: string | null): number {
  const [left, right] = [a ?? '', b ?? '']
  return left < right ? -1 : left > right ? 1 : 0
}
