import fc from 'fast-check'
import { expect, it } from 'vitest'
import { round, toCents, toDollars } from './round.ts'

it.each([
  [1.005, 2, 1.01],
  [2.675, 2, 2.68],
  [8.345, 2, 8.35],
  [-1.005, 2, -1.01],
  [0.5, 0, 1],
  [-0.5, 0, -1],
  [2.5, 0, 3],
  [-2.5, 0, -3],
  [2.4999, 0, 2],
  [3.885, 2, 3.89],
  [1234567890.125, 2, 1234567890.13],
  [0.1 + 0.2, 1, 0.3],
  [848.4999999999999, 0, 849],
])('rounds %d to %d places as %d', (value, places, expected) => expect(round(value, places)).toBe(expected))

it('never returns minus zero, NaN or Infinity', () => {
  expect(Object.is(toDollars(-0.2), 0)).toBe(true)
  expect(Object.is(toDollars(-0), 0)).toBe(true)
  expect([NaN, Infinity, -Infinity].map(toCents)).toEqual([0, 0, 0])
})

it('agrees with the decimal text for every amount in tenths of a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (thousandths) => {
      // Integer arithmetic is the reference: half a cent and more goes up.
      const expected = Math.floor((thousandths + 5) / 10) / 100
      expect(toCents(thousandths / 1000)).toBe(expected)
      expect(toCents(-thousandths / 1000)).toBe(expected === 0 ? 0 : -expected)
    }),
  )
})
