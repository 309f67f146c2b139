import { expect, it } from 'vitest'
import { numbersBeginningWith } from './house-numbers.ts'

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
