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

describe('the house numbers of streets', async () => {
  const numbers = await packHouseNumbers([
    { id: 7, house_numbers: [] },
    // 1, 2 with units, 10, 12 and 119.
    { id: -3, house_numbers: [2, 5, 20, 24, 238] },
    { id: 9, house_numbers: [4] },
  ])

  it.each([
    ['one number', -3, 2, 2, 1],
    ['none between two', -3, 3, 9, 0],
    ['the first and last', -3, 1, 119, 5],
    ['those of its own alone', 9, 0, 2 ** 31 - 1, 1],
    ['of a street without any', 7, 0, 2 ** 31 - 1, 0],
    ['of an unknown street', 8, 0, 2 ** 31 - 1, 0],
  ])('%s', (_, street, low, high, expected) => {
    expect(numbers.count(street, { low, high }, { divided: false })).toBe(expected)
  })

  it('with a unit or a letter', () => {
    expect(numbers.count(-3, { low: 1, high: 119 }, { divided: true })).toBe(1)
    expect(numbers.count(-3, { low: 10, high: 119 }, { divided: true })).toBe(0)
  })
})
