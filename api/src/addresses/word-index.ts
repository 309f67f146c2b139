import { foldDoubledVowels } from '@homeyield/domain/property/fold-text'
import { wordMeanings } from '@homeyield/domain/property/street-words'
import { sliceList } from '../server/slices.ts'
import { indexLookalikes, leastTypoCost, prefixCost, type Lookalikes } from './lookalikes.ts'

/** What one typed word may be, by numbers of words. */
export interface WordMatches {
  /** The words that it begins: from this number to before `to`. */
  from: number
  to: number
  /** The word itself and its meanings. */
  exact: readonly number[]
  /** With typing errors; null when none are allowed. */
  lookalikes: Lookalikes | null
  /** The same with the double vowels of the typed word as single ones (ootaahuhu: otahuhu); null without any. */
  single: WordMatches | null
}

/** Whether some of the words from `from` to before `to` are among those in question. */
export type HasWord = (from: number, to: number) => boolean

export interface WordReading {
  /** Typed last, so it may be the beginning of a word, however short. */
  isLast: boolean
  typos: boolean
}

/** The words of all names, in alphabetical order. */
export interface WordIndex {
  size: number
  numbers: ReadonlyMap<string, number>
  match: (typed: string, reading: WordReading) => WordMatches
}

/** The shortest beginning that counts for a word before the last one: "Colom St". */
const shortestPrefix = 3

/** Indexes the folded words of names and of their places. */
export async function buildWordIndex(
  things: readonly { words: readonly string[]; placeWords: readonly string[] }[],
): Promise<WordIndex> {
  const vocabulary = new Set<string>()
  for await (const slice of sliceList(things)) {
    for (const thing of slice) {
      for (const word of thing.words) vocabulary.add(word)
      for (const word of thing.placeWords) vocabulary.add(word)
    }
  }
  const words = [...vocabulary].sort()
  const numbers = new Map(words.map((word, number) => [word, number]))
  const findLookalikes = indexLookalikes(words)

  function matchAsTyped(typed: string, isLast: boolean): Pick<WordMatches, 'from' | 'to' | 'exact'> {
    const exact = wordMeanings(typed).flatMap((meaning) => numbers.get(meaning) ?? [])
    if (!isLast && typed.length < shortestPrefix) return { from: 0, to: 0, exact }
    return { from: firstAtLeast(words, typed), to: firstAtLeast(words, `${typed}\u{FFFF}`), exact }
  }

  return {
    size: words.length,
    numbers,
    match(typed, { isLast, typos }) {
      const allowed = typos ? editsAllowed(typed) : 0
      const lookalikes = allowed === 0 ? null : findLookalikes(typed, { allowed, mayBeBeginning: isLast })
      const folded = foldDoubledVowels(typed)
      const single = folded === null ? null : { ...matchAsTyped(folded, isLast), lookalikes, single: null }
      return { ...matchAsTyped(typed, isLast), lookalikes, single }
    },
  }
}

/** The matches among some words: only without any as typed those of its single vowels; Queen is no misspelt Quentin. */
export function matchesAmong(matches: WordMatches, hasWord: HasWord): WordMatches {
  const { from, to, exact, single } = matches
  const isFound = hasWord(from, to) || exact.some((number) => hasWord(number, number + 1))
  return isFound ? matches : (single ?? matches)
}

/** Looks words up among `numbers`, which are below `size`. */
export function lookUpAmong(numbers: Iterable<number>, size: number): HasWord {
  const countsBefore = new Int32Array(size + 1)
  for (const number of numbers) countsBefore[number + 1] = 1
  for (let number = 0; number < size; number += 1) {
    countsBefore[number + 1] = (countsBefore[number + 1] ?? 0) + (countsBefore[number] ?? 0)
  }
  return (from, to) => (countsBefore[to] ?? 0) > (countsBefore[from] ?? 0)
}

/** The cost of reading a typed word as the word `number`; Infinity when it is none of its matches. */
export function matchCost({ from, to, exact, lookalikes }: WordMatches, number: number): number {
  if (exact.includes(number)) return 0
  if (number >= from && number < to) return prefixCost
  return lookalikes === null ? Infinity : lookalikes.costOf(number)
}

/** The least that `matchCost` can be for one of some words. */
export function leastMatchCost({ from, to, exact, lookalikes }: WordMatches, hasWord: HasWord): number {
  if (exact.some((number) => hasWord(number, number + 1))) return 0
  if (hasWord(from, to)) return prefixCost
  return lookalikes === null ? Infinity : leastTypoCost
}

/** The first position in a sorted list whose text is not before `text`; the list's length when there is none. */
export function firstAtLeast(sorted: readonly string[], text: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

/** Short words have too many neighbours, and a number is never a typing error for another. */
function editsAllowed(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\d/u.test(word)) return 0
  return word.length < 8 ? 1 : 2
}
