import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countEdits, type Edits } from './count-edits.ts'

const alphabet = 'abcde'

/** The edits that were counted, up to those allowed; Infinity for more. */
function count(typed: string, word: string, allowed: number): Edits {
  const positions = new Int32Array(alphabet.length)
  for (const [at, letter] of Array.from(typed).entries()) {
    const known = alphabet.indexOf(letter)
    positions[known] = (positions[known] ?? 0) | (1 << at)
  }
  const letters = Int32Array.from(word, (letter) => alphabet.indexOf(letter))
  const edits = { whole: 0, beginning: 0 }
  countEdits({ length: typed.length, positions }, letters, { from: 0, to: word.length, allowed }, edits)
  const atMost = (counted: number) => (counted <= allowed ? counted : Infinity)
  return { whole: atMost(edits.whole), beginning: atMost(edits.beginning) }
}

it.each([
  ['a letter missing', 'abcd', 'abcde', 1],
  ['a letter too many', 'abccd', 'abcd', 1],
  ['a wrong letter', 'abed', 'abcd', 1],
  ['two neighbours swapped', 'abdc', 'abcd', 1],
  ['the first two swapped', 'bacd', 'abcd', 1],
  ['two swapped and one wrong', 'badd', 'abcd', 2],
  ['two letters apart swapped', 'adcb', 'abcd', 2],
  ['the word itself', 'abcd', 'abcd', 0],
])('%s: %s for %s', (_, typed, word, edits) => {
  expect(count(typed, word, 2).whole).toBe(edits)
})

it('counts the edits to the likest beginning', () => {
  expect(count('abdc', 'abcdeeee', 2)).toEqual({ whole: Infinity, beginning: 1 })
})

const texts = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from(alphabet)), minLength, maxLength })

it('counts as the table of all distances does, for words of up to 30 letters', () => {
  fc.assert(
    fc.property(texts(1, 30), texts(0, 34), fc.integer({ min: 1, max: 2 }), (typed, word, allowed) => {
      const distances = Array.from({ length: word.length + 1 }, (_, end) => distanceOf(typed, word.slice(0, end)))
      const atMost = (distance: number) => (distance <= allowed ? distance : Infinity)
      expect(count(typed, word, allowed)).toEqual({
        whole: atMost(distances.at(-1) ?? NaN),
        beginning: atMost(Math.min(...distances)),
      })
    }),
  )
})

it('counts a few edits made at any places of a word', () => {
  fc.assert(
    fc.property(texts(4, 30), fc.nat(), fc.constantFrom(...Array.from(alphabet)), (word, place, letter) => {
      const at = place % word.length
      const swapped = `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`
      for (const typed of [word.slice(0, at) + letter + word.slice(at), swapped].map((text) => text.slice(0, 30))) {
        expect(count(typed, word, 2).whole).toBeLessThanOrEqual(2)
      }
    }),
  )
})

/** The edits from `a` to `b`, by the definition: two swapped neighbours are one edit. */
function distanceOf(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity
  for (let row = 1; row <= a.length; row += 1) {
    rows[row] = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      )
    }
  }
  return at(a.length, b.length)
}
