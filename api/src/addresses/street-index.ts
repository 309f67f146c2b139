import { isStreetType, placeNameWords, streetNameWords, wordMeanings } from '@homeyield/domain/property/street-words'
import { sliceList } from '../server/slices.ts'
import { buildPlaceIndex, gatherPlaces, type StreetPlace } from './place-index.ts'
import {
  indexRankedNames,
  type NamedThing,
  type NameQuery,
  type RankedMatch,
  type Search,
  unknownPlaceCost,
} from './ranked-names.ts'
import { buildWordIndex, type WordIndex, type WordMatches } from './word-index.ts'
import { limitWork } from './work-limit.ts'

/** A street of the address table; one that runs through two suburbs is two. */
export interface Street extends StreetPlace {
  id: number
  name: string
}

export interface StreetMatch {
  street: Street
  /** Its position in the list. */
  rank: number
  cost: number
}

export interface StreetsFound {
  /** Streets with the typed name, at most 100. */
  matches: StreetMatch[]
  inPlace: StreetMatch[]
  comparisons: number
}

export interface StreetQuery extends NameQuery {
  leadWords: readonly string[]
}

export interface FindOptions {
  typos: boolean
  isWantedInPlace?: (rank: number) => boolean
}

export interface StreetIndex {
  size: number
  /**
   * The best streets. Without `typos` every word must be the street's or its place's, in full, abbreviated or (the last
   * one) incomplete. With `typos`, typing errors, words wrongly joined or split, a wrong street type and unknown places
   * are allowed. Order: whole names, beginnings, words inside a name, typing errors; of equals the one in the larger
   * town. A place before its street is recognised when the words before a house number are one, otherwise when the
   * usual order finds nothing, or nothing without unknown words. A place is found by its own name and the wider ones
   * around it, with `typos` despite typing errors, never by unknown words; of its streets only those whose rank
   * `isWantedInPlace` accepts are returned.
   */
  find: (query: StreetQuery, options: FindOptions) => StreetsFound
}

/** The most comparisons of one search; only text that is no address reaches it. */
export const MAX_COMPARISONS = 40_000

/** Builds the index of ranked streets in memory, in many iterations of the event loop. The national file's 44,000 streets take about a second. */
export async function buildStreetIndex(streets: readonly Street[]): Promise<StreetIndex> {
  const things = await listThings(streets)
  const gathered = await gatherPlaces(streets)
  const words = await buildWordIndex([...things, ...gathered])
  const names = await indexRankedNames(things, words)
  const places = await buildPlaceIndex(gathered, words, streets.length)

  function findNamed(query: StreetQuery, typos: boolean, search: Search): RankedMatch[] {
    const known = { typos, strangers: false }
    if (query.leadWords.length > 0) {
      const led = names.find(putPlaceLast(query.leadWords, query), known, search)
      if (led.length > 0) return led
    }
    const usual = names.find(query, { typos, strangers: true }, search)
    if ((usual[0]?.cost ?? Infinity) < unknownPlaceCost) return usual
    for (const reading of placeFirstReadings(query)) {
      const turned = names.find(reading, known, search)
      if (turned.length > 0) return turned
    }
    return usual
  }

  function streetsAt(found: readonly RankedMatch[]): StreetMatch[] {
    const matches: StreetMatch[] = []
    for (const { rank, cost } of found) {
      const street = streets[rank]
      if (street !== undefined) matches.push({ street, rank, cost })
    }
    return matches
  }

  return {
    size: streets.length,
    find(query, { typos, isWantedInPlace = () => true }) {
      const limit = limitWork(MAX_COMPARISONS)
      const search = { limit, match: rememberMatches(words) }
      const named = findNamed(query, typos, search)
      const ranksNamed = new Set(named.map(({ rank }) => rank))
      const isWanted = (rank: number) => !ranksNamed.has(rank) && isWantedInPlace(rank)
      const inPlace = places.find(query, { typos }, search, isWanted)
      return { matches: streetsAt(named), inPlace: streetsAt(inPlace), comparisons: limit.spent() }
    },
  }
}

/** The words of each street and its place; streets of one place share its list. */
async function listThings(streets: readonly Street[]): Promise<NamedThing[]> {
  const wordsByPlace = new Map<string, string[]>()
  const wordsByName = new Map<string, string[]>()
  const things: NamedThing[] = []
  for await (const slice of sliceList(streets)) {
    for (const { name, suburb, city, territorial_authority } of slice) {
      const names = [suburb ?? '', city, territorial_authority]
      const place = names.join('\n')
      const placeWords = wordsByPlace.get(place) ?? names.flatMap(placeNameWords)
      wordsByPlace.set(place, placeWords)
      const words = wordsByName.get(name) ?? streetNameWords(name)
      wordsByName.set(name, words)
      things.push({ words, placeWords })
    }
  }
  return things
}

/** The matches of the words of one search, which reads its words in several orders. */
function rememberMatches({ match }: WordIndex): Search['match'] {
  const remembered = new Map<string, WordMatches>()
  return (typed, reading) => {
    const key = `${typed} ${reading.isLast} ${reading.typos}`
    const matches = remembered.get(key) ?? match(typed, reading)
    remembered.set(key, matches)
    return matches
  }
}

/**
 * The readings as a place and then a street (takapuna beach rd), the shortest place first: a comma or a house number
 * ends the place, otherwise any word may. A lone street type is left out: Ponsonby St is no Saint's Road in Ponsonby.
 */
function placeFirstReadings({ words, placeWords }: NameQuery): NameQuery[] {
  const typed = [...words, ...placeWords]
  const ends = placeWords.length > 0 ? [words.length] : Array.from(words.keys()).slice(1)
  return ends
    .map((end) => putPlaceLast(typed.slice(0, end), { words: typed.slice(end), placeWords: [] }))
    .filter((reading) => !isLoneType(reading.words))
}

function putPlaceLast(place: readonly string[], { words, placeWords }: NameQuery): NameQuery {
  return { words, placeWords: [...placeWords, ...place], lastTyped: words.length + placeWords.length - 1 }
}

function isLoneType(words: readonly string[]): boolean {
  return words.length === 1 && wordMeanings(words[0] ?? '').some(isStreetType)
}
