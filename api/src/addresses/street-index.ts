import { buildPlaceIndex, type StreetPlace } from './place-index.ts'
import { indexRankedNames, type NameQuery, type RankedMatch, unknownPlaceCost } from './ranked-names.ts'
import { placeNameWords, streetNameWords, isStreetType, wordMeanings } from '@homeyield/domain/property/street-words'
import { limitWork, type WorkLimit } from './work-limit.ts'

/** A street of the address table; one that runs through two suburbs is two. */
export interface Street extends StreetPlace {
  id: number
  name: string
}

export interface StreetMatch {
  street: Street
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

export interface StreetIndex {
  size: number
  /**
   * The best streets. Without `typos` every word must be the street's or its place's, in full, abbreviated or (the last
   * one) incomplete. With `typos`, typing errors, words wrongly joined or split, a wrong street type and unknown places
   * are allowed. Order: whole names, beginnings, words inside a name, typing errors; of equals the one in the larger
   * town. A place before its street is recognised when the words before a house number are one, otherwise when the
   * usual order finds nothing, or nothing without unknown words. A place is found by its own name and the wider ones
   * around it, with `typos` despite typing errors, never by unknown words.
   */
  find: (query: StreetQuery, options: { typos: boolean }) => StreetsFound
}

/** The most comparisons of one search; only text that is no address reaches it. */
export const MAX_COMPARISONS = 40_000

/** Builds the index in memory. The national file's 44,000 streets take about a second. */
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
      const limit = limitWork(MAX_COMPARISONS)
      const named = findNamed(query, typos, limit)
      const ranksNamed = new Set(named.map(({ rank }) => rank))
      const inPlace = places.find(query, { typos }, limit).filter(({ rank }) => !ranksNamed.has(rank))
      return { matches: streetsAt(named), inPlace: streetsAt(inPlace), comparisons: limit.spent() }
    },
  }
}

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
