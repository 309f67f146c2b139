import { distance } from 'fastest-levenshtein'
import type { WorkLimit } from '../addresses/work-limit.ts'

export interface NameTail {
  readonly text: string
  readonly letters: number
  readonly isWhole: boolean
}

export interface Misspelling {
  readonly text: string
  readonly letters: number
  /** The most edits: none when short, as it would match anything; one from four letters, two from six. */
  readonly allowed: number
  /** The text with each two neighbouring letters swapped: one edit, though two letters are wrong. */
  readonly swapped: readonly string[]
  /** The text in one more part than the allowed edits: one of them is spelt correctly. */
  readonly parts: readonly { readonly at: number; readonly text: string }[]
}

// Names are far shorter; further letters only cost time.
const MAX_LETTERS = 30

export function tailsOf(name: string): NameTail[] {
  const words = name.split(' ')
  return [...words.keys()].map((from) => {
    const text = words.slice(from).join(' ')
    return { text, letters: lettersOf(text), isWhole: from === 0 }
  })
}

export function misspellingOf(typed: string): Misspelling {
  const text = typed.slice(0, MAX_LETTERS)
  const allowed = editsAllowed(text)
  const cuts = Array.from({ length: allowed + 2 }, (_, at) => Math.floor((at * text.length) / (allowed + 1)))
  return {
    text,
    letters: lettersOf(text),
    allowed,
    swapped: allowed === 0 ? [] : swapNeighbours(text),
    parts: cuts.slice(0, -1).map((at, index) => ({ at, text: text.slice(at, cuts[index + 1]) })),
  }
}

/** The fewest edits between the text and the beginning of a tail; Infinity beyond the limits. */
export function editsBetween(
  { text, letters, allowed, swapped, parts }: Misspelling,
  tail: NameTail,
  work: WorkLimit,
): number {
  if (allowed === 0 || tail.text.length < text.length - allowed) return Infinity
  // Each letter that the name lacks takes an edit. Most names are rejected here, at almost no cost.
  const missing = countBits(letters & ~tail.letters)
  if (missing > allowed) return Infinity
  if (missing === 0 && swapped.some((other) => tail.text.startsWith(other))) return 1
  if (!parts.some((part) => isNear(part, tail.text, allowed))) return Infinity
  // The text may be longer or shorter by the edits.
  const lengths = Array.from({ length: 2 * allowed + 1 }, (_, at) => text.length - allowed + at)
  if (!work.spend(lengths.length)) return Infinity
  const edits = Math.min(...lengths.map((length) => distance(text, tail.text.slice(0, length))))
  return edits <= allowed ? edits : Infinity
}

function isNear(part: { readonly at: number; readonly text: string }, name: string, moved: number): boolean {
  const found = name.indexOf(part.text, Math.max(0, part.at - moved))
  return found !== -1 && found <= part.at + moved
}

function editsAllowed(typed: string): number {
  if (typed.length < 4) return 0
  return typed.length < 6 ? 1 : 2
}

function swapNeighbours(text: string): string[] {
  return Array.from(
    { length: text.length - 1 },
    (_, at) => text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
  )
}

/** A bit for each letter from a to z in a text. */
function lettersOf(text: string): number {
  let letters = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at) - 97
    if (letter >= 0 && letter < 26) letters |= 1 << letter
  }
  return letters
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}
