import type { NameWord, Reading } from './align-name.ts'
import { isStreetType, streetNameWords } from '@homeyield/domain/property/street-words'
import { buildWordIndex, firstAtLeast, type WordIndex } from './word-index.ts'
import type { WorkLimit } from './work-limit.ts'

/** A name of streets; the country has some 70 Queen Streets. */
export interface StreetName<Street> {
  words: NameWord[]
  streets: Street[]
}

export interface StreetNames<Street> {
  words: WordIndex
  /** The names with this word, except for a final street type: nobody searches for all Roads. */
  containing: (word: number) => readonly StreetName<Street>[]
  /** The names that begin with the typed words' letters, however spaced: Green Lane for Greenlane. */
  joined: (typed: readonly string[], limit: WorkLimit) => Map<StreetName<Street>, Reading[]>
}

const joinedCosts = { whole: 1, beginning: 3 }
/** Fewer letters would find half the country. */
const shortestJoined = 4

export function indexStreetNames<Street>(
  streets: readonly Street[],
  wordsOf: (street: Street) => string[],
): StreetNames<Street> {
  const streetsByName = Map.groupBy(streets, (street) => wordsOf(street).join(' '))
  const spelt = [...streetsByName].filter(([name]) => name !== '')
  const words = buildWordIndex(spelt.flatMap(([name]) => name.split(' ')))
  const byWord = new Map<number, StreetName<Street>[]>()
  const byLetters = spelt
    .map(([name, bearers]) => {
      const parts = name.split(' ')
      const entry = { words: parts.flatMap((word) => nameWord(words, word)), streets: bearers }
      for (const number of soughtWords(parts, entry.words)) {
        const known = byWord.get(number)
        if (known === undefined) byWord.set(number, [entry])
        else known.push(entry)
      }
      return { letters: parts.join(''), entry }
    })
    .sort((a, b) => (a.letters < b.letters ? -1 : 1))
  const letters = byLetters.map((name) => name.letters)

  return {
    words,
    containing: (word) => byWord.get(word) ?? [],
    joined(typed, limit) {
      const found = new Map<StreetName<Street>, Reading[]>()
      for (let count = 1; count <= typed.length; count += 1) {
        const sought = streetNameWords(typed.slice(0, count).join(' ')).join('')
        if (sought.length < shortestJoined) continue
        for (let at = firstAtLeast(letters, sought); letters[at]?.startsWith(sought) === true; at += 1) {
          const entry = byLetters[at]?.entry
          if (entry === undefined || !limit.spend(1)) break
          const cost = letters[at] === sought ? joinedCosts.whole : joinedCosts.beginning
          found.set(entry, [...(found.get(entry) ?? []), { words: count, cost }])
        }
      }
      return found
    },
  }
}

function nameWord(words: WordIndex, word: string): NameWord[] {
  const number = words.numbers.get(word)
  return number === undefined ? [] : [{ number, isType: isStreetType(word) }]
}

/** The words to find a name by: its first, and all that are not street types. The Terrace is a terrace. */
function soughtWords(parts: readonly string[], words: readonly NameWord[]): Set<number> {
  const isOnlyType = parts.length === 2 && parts[0] === 'the'
  return new Set(words.filter(({ isType }, at) => at === 0 || isOnlyType || !isType).map(({ number }) => number))
}
