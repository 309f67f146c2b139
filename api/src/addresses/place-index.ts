import { indexRankedNames, type NameQuery, type RankedMatch } from './ranked-names.ts'
import { placeNameWords } from '@homeyield/domain/property/street-words'
import type { WorkLimit } from './work-limit.ts'

export interface StreetPlace {
  suburb: string | null
  city: string
  territorial_authority: string
}

export interface PlaceIndex {
  /**
   * The streets of the places that match all typed words, by their rank in the list, best place first; equally good
   * places alternate. Fewer than three letters of a name find nothing.
   */
  find: (query: NameQuery, options: { typos: boolean }, limit: WorkLimit) => RankedMatch[]
}

const maxStreets = 1000
const maxPlaces = 10
const minLetters = 3

/** Indexes the suburbs, cities and districts of streets, larger ones before others of their name. */
export function buildPlaceIndex(streets: readonly StreetPlace[]): PlaceIndex {
  const places = gatherPlaces(streets)
  const names = indexRankedNames(places)
  return {
    find(query, { typos }, limit) {
      if (query.words.join('').length < minLetters) return []
      const found = names.find(query, { typos, strangers: false }, limit).slice(0, maxPlaces)
      const costs = new Map<number, number>()
      for (const equals of Map.groupBy(found, ({ cost }) => cost).values()) {
        for (const { street, cost } of limitConcurrency(equals)) {
          if (costs.size === maxStreets || !limit.spend(1)) break
          if (!costs.has(street)) costs.set(street, cost)
        }
      }
      return Array.from(costs, ([rank, cost]) => ({ rank, cost }))
    },
  }

  function* limitConcurrency(equals: readonly RankedMatch[]) {
    const lists = equals.map(({ rank, cost }) => ({ streets: places[rank]?.streetRanks ?? [], cost }))
    const longest = Math.max(...lists.map(({ streets }) => streets.length))
    for (let at = 0; at < longest; at += 1) {
      for (const { streets, cost } of lists) {
        const street = streets[at]
        if (street !== undefined) yield { street, cost }
      }
    }
  }
}

interface Place {
  words: string[]
  placeWords: string[]
  streetRanks: number[]
}

function gatherPlaces(streets: readonly StreetPlace[]): Place[] {
  const places = new Map<string, Place>()
  for (const [rank, { suburb, city, territorial_authority: district }] of streets.entries()) {
    const levels = [suburb, city, district].filter((name) => name !== null)
    for (const level of levels.keys()) {
      const [name = '', ...wider] = levels.slice(level)
      const key = [name, ...wider].join('\n')
      const known = places.get(key)
      if (known !== undefined) known.streetRanks.push(rank)
      else
        places.set(key, { words: placeNameWords(name), placeWords: wider.flatMap(placeNameWords), streetRanks: [rank] })
    }
  }
  return [...places.values()].toSorted((a, b) => b.streetRanks.length - a.streetRanks.length)
}
