import { describe, expect, it } from 'vitest'
import { numbersBeginningWith, packHouseNumbers } from './house-numbers.ts'

it.each([
  [1, '1-1 10-19 100-199 1000-1999 10000-19999'],
  [12, '12-12 120-129 1200-1299 12000-12999'],
  [99_999, '99999-99999'],
  [123_456, '123456-123456'],
  [0, '0-0'],
])('the numbers beginning with %d', (typed, expected) => {
  expect(
    numbersBeginningWith(typed)
      .map(({ low, high }) => `${low}-${high}`)
      .join(' '),
  ).toBe(expected)
})

const any = { unit: null, suffix: null }

describe('the addresses of streets', async () => {
  const numbers = await packHouseNumbers([
    { addresses: [] },
    { addresses: [1, 2, 2, 10, 12, 119].map((number) => number * 32_768) },
    { addresses: [2 * 32_768] },
  ])

  it.each([
    ['one number', 1, 2, 2, 2],
    ['none between two', 1, 3, 9, 0],
    ['the first and last', 1, 1, 119, 6],
    ['those of its own alone', 2, 0, 2 ** 31 - 1, 1],
    ['of a street without any', 0, 0, 2 ** 31 - 1, 0],
    ['of an unknown street', 3, 0, 2 ** 31 - 1, 0],
  ])('%s', (_, street, low, high, expected) => {
    expect(numbers.count(street, { low, high }, any)).toBe(expected)
  })

  it('in any of several ranges', () => {
    const hasAny = (street: number, ...ranges: [low: number, high: number][]) =>
      numbers.hasAny(
        street,
        ranges.map(([low, high]) => ({ low, high })),
      )
    expect(hasAny(1, [3, 9], [10, 11])).toBe(true)
    expect(hasAny(1, [3, 9], [11, 11], [120, 900])).toBe(false)
    expect(hasAny(1, [119, 119])).toBe(true)
    expect(hasAny(3, [0, 900])).toBe(false)
  })
})
