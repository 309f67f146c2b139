import { expect, it } from 'vitest'
import { hasRent } from './has-rent.ts'

it.each([
  [null, 'market', false],
  [null, 'typed', false],
  // Without market rent the ranges are 0.
  [0, 'range', false],
  [0, 'market', false],
  [0, 'typed', true],
  [650, 'typed', true],
  [635, 'market', true],
] as const)('a rent of %s, from %s: %s', (weekly_rental_income, rent_source, is) => {
  expect(hasRent({ weekly_rental_income, rent_source })).toBe(is)
})
