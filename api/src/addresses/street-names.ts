import { fullNameWords, isStreetType } from '@homeyield/domain/property/street-words'
import { sliceList } from '../server/slices.ts'
import { packLists, type PackedLists } from './packed-lists.ts'
import { firstAtLeast, type WordIndex } from './word-index.ts'

/** The distinct names of streets, numbered in the order of their letters; the country has some 70 Queen Streets. */
export interface StreetNames {
  size: number
  /** The words of each name, by their numbers. */
  words: PackedLists
  /** A 1 for each word that is a street type. */
  types: Uint8Array
  /** The positions, in the list of things, of those with a name. */
  bearers: PackedLists
  /** The names with each word, except for a final street type: nobody searches for all Roads. */
  byWord: PackedLists
  /** The names that begin with the first typed words' letters, however spaced: Green Lane for Greenlane. */
  joined: (typed: readonly string[]) => JoinedNames[]
}

/** The names that begin with the letters of the first `count` typed words; those before `wholeTo` have no others. */
export interface JoinedNames {
  count: number
  from: number
  wholeTo: number
  to: number
}

/** Fewer letters would find half the country. */
const shortestJoined = 4

export async function indexStreetNames(
  things: readonly { words: readonly string[] }[],
  words: WordIndex,
): Promise<StreetNames> {
  const bearersByName = new Map<string, number[]>()
  let rank = 0
  for await (const slice of sliceList(things)) {
    for (const thing of slice) {
      const name = thing.words.join(' ')
      const known = bearersByName.get(name)
      if (known !== undefined) known.push(rank)
      else if (name !== '') bearersByName.set(name, [rank])
      rank += 1
    }
  }
  const names = Array.from(bearersByName, ([name, ranks]) => ({ letters: name.replaceAll(' ', ''), name, ranks }))
  names.sort((a, b) => (a.letters < b.letters ? -1 : a.letters > b.letters ? 1 : 0))

  const types = new Uint8Array(words.size)
  const namesByWord = Array.from({ length: words.size }, (): number[] => [])
  const numbersByName: number[][] = []
  for await (const slice of sliceList(names)) {
    for (const { name } of slice) {
      const parts = name.split(' ')
      const numbers = parts.flatMap((part) => words.numbers.get(part) ?? [])
      for (const [at, number] of numbers.entries()) if (isStreetType(parts[at] ?? '')) types[number] = 1
      for (const number of soughtWords(parts, numbers)) namesByWord[number]?.push(numbersByName.length)
      numbersByName.push(numbers)
    }
  }
  const letters = names.map((name) => name.letters)
  return {
    size: names.length,
    words: packLists(numbersByName),
    types,
    bearers: packLists(names.map(({ ranks }) => ranks)),
    byWord: packLists(namesByWord),
    joined(typed) {
      return Array.from(typed.keys()).flatMap((at) => {
        const sought = fullNameWords(typed.slice(0, at + 1)).join('')
        if (sought.length < shortestJoined) return []
        const from = firstAtLeast(letters, sought)
        const to = firstAtLeast(letters, `${sought}\u{FFFF}`)
        const wholeTo = firstAtLeast(letters, `${sought}\0`)
        return from === to ? [] : [{ count: at + 1, from, wholeTo, to }]
      })
    },
  }
}

/** The words to find a name by: its first, and all that are not street types. The Terrace is a terrace. */
function soughtWords(parts: readonly string[], numbers: readonly number[]): Set<number> {
  const isOnlyType = parts.length === 2 && parts[0] === 'the'
  return new Set(numbers.filter((_, at) => at === 0 || isOnlyType || !isStreetType(parts[at] ?? '')))
}
