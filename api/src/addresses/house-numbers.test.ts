import { describe, expect, it } from 'vitest'
import { endingOf, numbersBeginningWith, packHouseNumbers } from './house-numbers.ts'

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
    { house_numbers: [] },
    // 1, 2 with the units 1 and 2, 10, 12 with A, and 119.
    { house_numbers: [2048, 2 * 2048 + 96, 10 * 2048, 12 * 2048 + 512, 119 * 2048] },
    { house_numbers: [2 * 2048] },
  ])

  it.each([
    ['one number', 1, 2, 2, 1],
    ['none between two', 1, 3, 9, 0],
    ['the first and last', 1, 1, 119, 5],
    ['those of its own alone', 2, 0, 2 ** 31 - 1, 1],
    ['of a street without any', 0, 0, 2 ** 31 - 1, 0],
    ['of an unknown street', 3, 0, 2 ** 31 - 1, 0],
  ])('%s', (_, street, low, high, expected) => {
    expect(numbers.count(street, { low, high }, 0)).toBe(expected)
  })

  // 1 is character 49, a is 97; the remainders by 11 are 5 and 9.
  it.each([
    ['', 5],
    ['1', 1],
    ['21', 1],
    ['3', 0],
    ['a', 1],
    ['b', 0],
  ])('with units or letters that end like “%s”', (text, expected) => {
    expect(numbers.count(1, { low: 1, high: 119 }, endingOf(text))).toBe(expected)
  })

  it('with a unit and a letter', () => {
    expect(numbers.count(1, { low: 1, high: 119 }, endingOf('1') | endingOf('2'))).toBe(1)
    expect(numbers.count(1, { low: 1, high: 119 }, endingOf('1') | endingOf('a'))).toBe(0)
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
