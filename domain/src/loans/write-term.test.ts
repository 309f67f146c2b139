import { expect, it } from 'vitest'
import { writeTerm } from './write-term.ts'

it.each([
  [360, '30 years'],
  [51, '4 years 3 months'],
  [13, '1 year 1 month'],
  [12, '1 year'],
  [11, '11 months'],
  [1, '1 month'],
])('writes %i months as %s', (months, words) => expect(writeTerm(months)).toBe(words))
