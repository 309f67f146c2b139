import { buildPlaceIndex, type StreetPlace } from './place-index.ts'
import { indexRankedNames, type NameQuery, type RankedMatch, unknownPlaceCost } from './ranked-names.ts'
import { placeNameWords, streetNameWords, isStreetType, wordMeanings } from './street-words.ts'
import { limitWork, type WorkLimit } from './work-limit.ts'

/** A street as the address table knows it; one that runs through two suburbs is two. */
export interface Street extends StreetPlace {
  id: number
  name: string
}

/** A street found, and how far it is from what was typed: 0 is the whole name, letter by letter. */
export interface StreetMatch {
  street: Street
  cost: number
}

/** Streets found, best first, and the comparisons it took. */
export interface StreetsFound {
  /** Streets that bear the name typed, at most 100. */
  matches: StreetMatch[]
  /** The other streets of the places that bear it, at most 1,000; the cost is the place's name's. */
  inPlace: StreetMatch[]
  comparisons: number
}

/** What to look for: the folded words of `parseAddressQuery`. */
export interface StreetQuery extends NameQuery {
  leadWords: readonly string[]
}

/** Streets that can be found by what people type. */
export interface StreetIndex {
  size: number
  /**
   * The best streets. Without `typos` every word must be the street's or its place's, in full, shortened or (the
   * last one) begun. With `typos` slips of the finger, words wrongly joined or split, a wrong kind of street and unknown
   * places are forgiven. Whole names come before beginnings, beginnings before words inside a name, those before typos;
   * of equals the one in the larger town comes first. A place typed before its street is read as such when the words
   * before a house number name one, and otherwise when the usual order finds nothing, or nothing without unknown words. A place is found by its own name and the wider ones around it, with
   * `typos` in spite of slips as well, never by unknown words.
   */
  find: (query: StreetQuery, options: { typos: boolean }) => StreetsFound
}

/** The most comparisons one search makes; reached only by text that is nobody's address. */
export const MOST_COMPARISONS = 40_000

/**
 * Builds the index in memory: the streets by their names, and by the names of the places they are in. The national file's
 * 44,000 streets take about a second.
 */
export function buildStreetIndex(streets: readonly Street[]): StreetIndex {
  const ranked = rankStreets(streets)
  const names = indexRankedNames(
    ranked.map(({ name, suburb, city, territorial_authority }) => ({
      words: streetNameWords(name),
      placeWords: [suburb ?? '', city, territorial_authority].flatMap(placeNameWords),
    })),
  )
  const places = buildPlaceIndex(ranked)

  function findNamed(query: StreetQuery, typos: boolean, limit: WorkLimit): RankedMatch[] {
    const known = { typos, strangers: false }
    if (query.leadWords.length > 0) {
      const led = names.find(putPlaceLast(query.leadWords, query), known, limit)
      if (led.length > 0) return led
    }
    const usual = names.find(query, { typos, strangers: true }, limit)
    if ((usual[0]?.cost ?? Infinity) < unknownPlaceCost) return usual
    for (const reading of placeFirstReadings(query)) {
      const turned = names.find(reading, known, limit)
      if (turned.length > 0) return turned
    }
    return usual
  }

  const streetsAt = (matches: RankedMatch[]) =>
    matches.flatMap(({ rank, cost }) => {
      const street = ranked[rank]
      return street === undefined ? [] : [{ street, cost }]
    })
  return {
    size: streets.length,
    find(query, { typos }) {
      const limit = limitWork(MOST_COMPARISONS)
      const named = findNamed(query, typos, limit)
      const ranksNamed = new Set(named.map(({ rank }) => rank))
      const inPlace = places.find(query, { typos }, limit).filter(({ rank }) => !ranksNamed.has(rank))
      return { matches: streetsAt(named), inPlace: streetsAt(inPlace), comparisons: limit.spent() }
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
 * The ways to read what was typed as a place and then a street (takapuna beach rd), the shortest place first: a comma or a
 * house number ends the place, otherwise it may end after any word. A lone kind of street is left out: Ponsonby St is no
 * Saint's Road in Ponsonby.
 */
function placeFirstReadings({ words, placeWords }: NameQuery): NameQuery[] {
  const typed = [...words, ...placeWords]
  const ends = placeWords.length > 0 ? [words.length] : Array.from(words.keys()).slice(1)
  return ends
    .map((end) => putPlaceLast(typed.slice(0, end), { words: typed.slice(end), placeWords: [] }))
    .filter((reading) => !isLoneType(reading.words))
}

/** The query with `place`, which was typed before it, among its places. */
function putPlaceLast(place: readonly string[], { words, placeWords }: NameQuery): NameQuery {
  return { words, placeWords: [...placeWords, ...place], lastTyped: words.length + placeWords.length - 1 }
}

function isLoneType(words: readonly string[]): boolean {
  return words.length === 1 && wordMeanings(words[0] ?? '').some(isStreetType)
}
