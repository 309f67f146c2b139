import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import { writeNumber } from './write-number.ts'

it.each([
  [0, '0'],
  [-0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [-1234567, '-1,234,567'],
  [0.5, '0.5'],
  [1234.5678, '1,234.568'],
  [-0.0001, '0'],
  [Number.NaN, '0'],
  [Infinity, '0'],
  // 22 digits.
  [1e21, '1,000,000,000,000,000,000,000'],
])('%s is %s', (value, text) => expect(writeNumber(value)).toBe(text))

it.each([
  // A double of 1.005 is a little less.
  [1.005, 2, 2, '1.01'],
  [6.5, 2, 0, '6.5'],
  [6.5, 2, 2, '6.50'],
  [7, 2, 2, '7.00'],
  [1999.995, 2, 2, '2,000.00'],
  [999.5, 0, 0, '1,000'],
  [10, 0, 0, '10'],
])('%s with at most %i and at least %i decimals is %s', (value, most, least, text) =>
  expect(writeNumber(value, most, least)).toBe(text),
)

it('writes what Intl writes', () => {
  // Up to a trillion, beyond which no figure counts.
  const amounts = fc.tuple(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), fc.integer({ min: 0, max: 4 }))
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }), ([digits, point], a, b) => {
      const [least, most] = [Math.min(a, b), Math.max(a, b)]
      const value = Number(`${digits}e-${point}`)
      const intl = new Intl.NumberFormat('en-NZ', {
        minimumFractionDigits: least,
        maximumFractionDigits: most,
        // Neither writes −0.
        signDisplay: 'negative',
      })
      expect(writeNumber(value, most, least)).toBe(intl.format(value))
    }),
    { numRuns: inject('propertyRuns') },
  )
})
