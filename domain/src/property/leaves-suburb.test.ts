import { expect, it } from 'vitest'
import { leavesSuburb } from './leaves-suburb.ts'

it.each([
  ['12 Hihg Street', '12 High Street', 'Frankton', false],
  ['12 Hihg Street, Frankton', '12 High Street, frankton', 'Frankton', false],
  ['12 High Street, Frankton', '12 High Street, Melville', 'Frankton', true],
  ['12 High Street', '12 High Street, Frankton', 'Frankton', false],
  ['12 High Street, Frankton', '12 High Street', null, false],
])('tells that %s, mended to %s, leaves %s: %s', (before, after, suburb, leaves) => {
  expect(leavesSuburb(before, after, suburb)).toBe(leaves)
})
