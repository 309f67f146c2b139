import { countEdits, type Edits, type Pattern } from './count-edits.ts'
import { packLists } from './packed-lists.ts'

/** Finds words that one typed word may be with a few typing errors. */
export interface Lookalikes {
  /** The cost of reading it as the word `number`; Infinity when that takes more typing errors than are allowed. */
  costOf: (number: number) => number
  /** The numbers of all of them, the likest first. */
  list: () => number[]
}

interface TypedWord {
  /** Typing errors allowed. */
  allowed: 1 | 2
  mayBeBeginning: boolean
}

export const prefixCost = 1
/** A typing error costs more than a correct word inside a name (`align-name.ts`), each further one a little more. */
const typoCost = 3
const editCost = 2

/** The least cost of a typing error. */
export const leastTypoCost = typoCost + editCost

/** Indexes words by length and letters, so that few need to be compared letter by letter. */
export function indexLookalikes(words: readonly string[]): (typed: string, reading: TypedWord) => Lookalikes {
  const alphabet = new Map<string, number>()
  for (const word of words) {
    for (const letter of word.split('')) if (!alphabet.has(letter)) alphabet.set(letter, alphabet.size)
  }
  const lengthOf = (number: number) => words[number]?.length ?? 0
  const byLength = Int32Array.from(words.keys()).sort((a, b) => lengthOf(a) - lengthOf(b))
  const positions = new Int32Array(words.length)
  for (const [position, number] of byLength.entries()) positions[number] = position
  const firstOfLength = Array.from({ length: lengthOf(byLength.at(-1) ?? 0) + 1 }, (_, length) =>
    byLength.findIndex((number) => lengthOf(number) >= length),
  )
  const startOfLength = (length: number) => firstOfLength[length] ?? words.length
  const { starts, values: letters } = packLists(
    Array.from(byLength, (number) => Array.from(words[number] ?? '', (letter) => alphabet.get(letter) ?? 0)),
  )
  const letterSets = setsSoFar(words, byLength)
  const wholeSets = Int32Array.from(byLength, (_, position) => letterSets[(starts[position + 1] ?? 0) - 1] ?? 0)
  const edits: Edits = { whole: 0, beginning: 0 }

  return (typed, { allowed, mayBeBeginning }) => {
    const pattern = patternOf(typed, alphabet)
    const { length } = typed
    const typedSet = setsSoFar([typed], [0]).at(-1) ?? 0

    function costAt(position: number): number {
      const [from, to] = [starts[position] ?? 0, starts[position + 1] ?? 0]
      if (to - from < length - allowed || (!mayBeBeginning && to - from > length + allowed)) return Infinity
      // An edit takes at most one letter away from the typed ones, and adds at most one.
      const atMost = letterSets[Math.min(to, from + length + allowed) - 1] ?? 0
      if (hasMore(typedSet & ~atMost, allowed)) return Infinity
      const atLeast = mayBeBeginning ? (letterSets[from + length - allowed - 1] ?? 0) : atMost
      if (hasMore(atLeast & ~typedSet, allowed)) return Infinity
      countEdits(pattern, letters, { from, to, allowed }, edits)
      if (edits.whole <= allowed) return typoCost + editCost * edits.whole
      const isBegun = mayBeBeginning && to - from > length && edits.beginning <= allowed
      return isBegun ? typoCost + prefixCost + editCost * edits.beginning : Infinity
    }

    // Streets and places are searched for the same word.
    let listed: number[] | undefined
    function list(): number[] {
      // By cost, of which there are few: sorting thousands of words takes as long as finding them.
      const found: number[][] = []
      const end = mayBeBeginning ? words.length : startOfLength(length + allowed + 1)
      for (let position = startOfLength(length - allowed); position < end; position += 1) {
        // Most words end here, which reads one array in order.
        if (hasMore(typedSet & ~(wholeSets[position] ?? 0), allowed)) continue
        const cost = costAt(position)
        if (cost < Infinity) (found[cost] ??= []).push(byLength[position] ?? 0)
      }
      return found.flat()
    }

    return {
      costOf: (number) => costAt(positions[number] ?? 0),
      list: () => (listed ??= list()),
    }
  }
}

function patternOf(typed: string, alphabet: ReadonlyMap<string, number>): Pattern {
  const positions = new Int32Array(alphabet.size)
  for (const [at, letter] of typed.split('').entries()) {
    const known = alphabet.get(letter)
    if (known !== undefined) positions[known] = (positions[known] ?? 0) | (1 << at)
  }
  return { length: typed.length, positions }
}

/** For each letter of the words in `order`, which letters its word has up to it: a bit each, some shared. */
function setsSoFar(words: readonly string[], order: Iterable<number>): Int32Array {
  const sets: number[] = []
  for (const number of order) {
    const word = words[number] ?? ''
    let set = 0
    for (let at = 0; at < word.length; at += 1) {
      set |= 1 << (word.charCodeAt(at) & 31)
      sets.push(set)
    }
  }
  return Int32Array.from(sets)
}

/** Whether more than `most` (1 or 2) bits are set. */
function hasMore(bits: number, most: 1 | 2): boolean {
  const withoutOne = bits & (bits - 1)
  return (most === 1 ? withoutOne : withoutOne & (withoutOne - 1)) !== 0
}
