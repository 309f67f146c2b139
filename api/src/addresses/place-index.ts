import { placeNameWords } from '@homeyield/domain/property/street-words'
import { sliceList } from '../server/slices.ts'
import { indexRankedNames, type NameQuery, type RankedMatch, type Search } from './ranked-names.ts'
import type { WordIndex } from './word-index.ts'

export interface StreetPlace {
  suburb: string | null
  city: string
  territorial_authority: string
}

export interface PlaceIndex {
  /**
   * The streets of the places that match all typed words, by their rank in the list, best place first; equally good
   * places alternate. Returns only streets that `isWanted` accepts. Fewer than three letters of a name find nothing.
   */
  find: (
    query: NameQuery,
    options: { typos: boolean },
    search: Search,
    isWanted: (rank: number) => boolean,
  ) => RankedMatch[]
}

/** A suburb, city or district. */
export interface Place {
  words: readonly string[]
  placeWords: readonly string[]
  streetRanks: Int32Array
}

const maxStreets = 1000
const maxPlaces = 10
const minLetters = 3

/** Indexes places of `streetCount` streets, larger ones before others of their name. */
export async function buildPlaceIndex(
  places: readonly Place[],
  words: WordIndex,
  streetCount: number,
): Promise<PlaceIndex> {
  const names = await indexRankedNames(places, words)
  const seen = new Int32Array(streetCount)
  let searches = 0
  return {
    find(query, { typos }, search, isWanted) {
      if (query.words.join('').length < minLetters) return []
      searches = (searches + 1) | 0
      const streets: RankedMatch[] = []
      let looked = 0
      const found = names.find(query, { typos, strangers: false }, search).slice(0, maxPlaces)
      for (const equals of Map.groupBy(found, ({ cost }) => cost).values()) {
        const lists = equals.map(({ rank }) => places[rank]?.streetRanks ?? new Int32Array())
        const cost = equals[0]?.cost ?? Infinity
        const longest = Math.max(...lists.map(({ length }) => length))
        // Thousands of rounds, so without iterators or closures, which are most of a search's garbage.
        for (let at = 0; at < longest; at += 1) {
          for (let place = 0; place < lists.length; place += 1) {
            const rank = lists[place]?.[at]
            if (rank === undefined || seen[rank] === searches) continue
            if (looked === maxStreets || !search.limit.spend(1)) return streets
            looked += 1
            seen[rank] = searches
            if (isWanted(rank)) streets.push({ rank, cost })
          }
        }
      }
      return streets
    },
  }
}

/** The suburbs, cities and districts of streets, the largest first. */
export async function gatherPlaces(streets: readonly StreetPlace[]): Promise<Place[]> {
  const ranksByPlace = new Map<string, number[]>()
  let rank = 0
  for await (const slice of sliceList(streets)) {
    for (const { suburb, city, territorial_authority: district } of slice) {
      const inDistrict = `${city}\n${district}`
      for (const place of [suburb === null ? null : `${suburb}\n${inDistrict}`, inDistrict, district]) {
        if (place === null) continue
        const known = ranksByPlace.get(place)
        if (known !== undefined) known.push(rank)
        else ranksByPlace.set(place, [rank])
      }
      rank += 1
    }
  }
  return Array.from(ranksByPlace, ([key, ranks]) => {
    const [name = '', ...wider] = key.split('\n')
    return {
      words: placeNameWords(name),
      placeWords: wider.flatMap(placeNameWords),
      streetRanks: Int32Array.from(ranks),
    }
  }).sort((a, b) => b.streetRanks.length - a.streetRanks.length)
}
