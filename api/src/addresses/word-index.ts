import { distance } from 'fastest-levenshtein'
import { foldDoubledVowels } from '@homeyield/domain/property/fold-text'
import { wordMeanings } from '@homeyield/domain/property/street-words'
import type { WorkLimit } from './work-limit.ts'

export type WordMatches = Map<number, number>

export interface WordReading {
  /** Typed last, so it may be the beginning of a word, however short. */
  isLast: boolean
  typos: boolean
}

export interface WordIndex {
  numbers: ReadonlyMap<string, number>
  match: (typed: string, reading: WordReading, limit: WorkLimit) => WordMatches
}

const prefixCost = 1
/** A typing error costs more than a correct word inside a name (`align-name.ts`), each further one a little more. */
const typoCost = 3
const editCost = 2
/** The shortest beginning that counts for a word before the last one: "Colom St". */
const shortestPrefix = 3
const maxLookalikes = 400
/** By edits: each is in three trigrams, two swapped letters in four. The end of a word is in one more. */
const mostTrigramsLost = [0, 4, 6] as const

/** Indexes distinct folded words by prefix (sorted order) and by trigram. */
export function buildWordIndex(vocabulary: Iterable<string>): WordIndex {
  const words = [...new Set(vocabulary)].sort()
  const numbers = new Map(words.map((word, number) => [word, number]))
  const byTrigram = new Map<string, number[]>()
  for (const [number, word] of words.entries()) {
    for (const trigram of trigrams(word)) {
      const list = byTrigram.get(trigram)
      if (list === undefined) byTrigram.set(trigram, [number])
      else list.push(number)
    }
  }
  const lengths = Uint8Array.from(words, (word) => word.length)
  const shared = new Uint8Array(words.length)

  function addLookalikes(matches: WordMatches, typed: string, isLast: boolean, limit: WorkLimit): void {
    const allowed = editsAllowed(typed)
    if (allowed === 0) return
    const sought = trigrams(typed)
    const touched: number[] = []
    for (const trigram of sought) {
      for (const number of byTrigram.get(trigram) ?? []) {
        if (shared[number] === 0) touched.push(number)
        shared[number] = (shared[number] ?? 0) + 1
      }
    }
    const fewest = sought.size - mostTrigramsLost[allowed] - (isLast ? 1 : 0)
    const likest: number[] = []
    for (const number of touched)
      if ((shared[number] ?? 0) >= fewest && isNear(lengths[number] ?? 0)) likest.push(number)
    likest.sort((a, b) => (shared[b] ?? 0) - (shared[a] ?? 0))
    for (const number of touched) shared[number] = 0
    for (const number of likest.slice(0, maxLookalikes)) {
      if (!limit.spend(1)) return
      const cost = likenessCost(typed, words[number] ?? '', isLast)
      if (cost !== null) lower(matches, number, cost)
    }

    function isNear(length: number): boolean {
      return length >= typed.length - allowed && (isLast || length <= typed.length + allowed)
    }
  }

  function matchAsTyped(typed: string, isLast: boolean, limit: WorkLimit): WordMatches {
    const matches: WordMatches = new Map()
    for (const meaning of wordMeanings(typed)) {
      const number = numbers.get(meaning)
      if (number !== undefined) matches.set(number, 0)
    }
    if (!isLast && typed.length < shortestPrefix) return matches
    for (let number = firstAtLeast(words, typed); number < words.length; number += 1) {
      if (!(words[number] ?? '').startsWith(typed) || !limit.spend(1)) break
      lower(matches, number, prefixCost)
    }
    return matches
  }

  // A search reads its words in several orders.
  const memories = new WeakMap<WorkLimit, Map<string, WordMatches>>()
  function rememberedMatches(limit: WorkLimit): Map<string, WordMatches> {
    const known = memories.get(limit) ?? new Map<string, WordMatches>()
    memories.set(limit, known)
    return known
  }

  return {
    numbers,
    match(typed, { isLast, typos }, limit) {
      const remembered = rememberedMatches(limit)
      const key = `${typed} ${isLast} ${typos}`
      const known = remembered.get(key)
      if (known !== undefined) return known
      const matches = matchAsTyped(typed, isLast, limit)
      // Only without a match as typed: Queen is no misspelt Quentin.
      const single = matches.size === 0 ? foldDoubledVowels(typed) : null
      if (single !== null) for (const [number, cost] of matchAsTyped(single, isLast, limit)) matches.set(number, cost)
      if (typos) addLookalikes(matches, typed, isLast, limit)
      remembered.set(key, matches)
      return matches
    },
  }
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

function lower(matches: WordMatches, number: number, cost: number): void {
  const known = matches.get(number)
  if (known === undefined || cost < known) matches.set(number, cost)
}

/** Short words have too many neighbours, and a number is never a typing error for another. */
function editsAllowed(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /\d/u.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

function likenessCost(typed: string, word: string, mayBeBeginning: boolean): number | null {
  const allowed = editsAllowed(typed)
  const whole = edits(typed, word)
  if (whole <= allowed) return typoCost + editCost * whole
  if (!mayBeBeginning || word.length <= typed.length) return null
  const lengths = [typed.length - 1, typed.length, typed.length + 1]
  const beginning = Math.min(...lengths.map((length) => edits(typed, word.slice(0, length))))
  return beginning <= allowed ? typoCost + prefixCost + editCost * beginning : null
}

/** Edit distance in which two swapped neighbouring letters count as one. */
function edits(a: string, b: string): number {
  const edits = distance(a, b)
  return edits === 2 && isSwap(a, b) ? 1 : edits
}

function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let at = 0
  while (a[at] === b[at]) at += 1
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

function trigrams(word: string): Set<string> {
  const padded = `  ${word} `
  const found = new Set<string>()
  for (let at = 0; at + 3 <= padded.length; at += 1) found.add(padded.slice(at, at + 3))
  return found
}
