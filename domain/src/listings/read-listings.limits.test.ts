import { expect, it } from 'vitest'
import { readListings } from './read-listings.ts'

const HOME = '12 Rintoul Street, Newtown, 3 bed, $895,000\n'
const OFFICE = 'Head Office: 123 Queen Street, Auckland Central\n'

it.each([
  ['2,000 homes', HOME.repeat(2000), 2000, false],
  ['2,001 homes', HOME.repeat(2001), 2000, true],
  ['2,000 homes and an office', HOME.repeat(1000) + OFFICE + HOME.repeat(1000), 2000, false],
  ['2,000 homes and an office in the last line', HOME.repeat(2000) + OFFICE, 2000, false],
  ['a home and an office', HOME + OFFICE, 2, false],
  ['a table of 2,000 homes', `Address,Price\n${'12 Rintoul Street,$895k\n'.repeat(2000)}`, 2000, false],
  ['a table of 2,001 homes', `Address,Price\n${'12 Rintoul Street,$895k\n'.repeat(2001)}`, 2000, true],
  ['30,000 lines', 'sunny\n'.repeat(29_999) + HOME, 1, false],
  ['30,001 lines', HOME + 'sunny\n'.repeat(30_000), 1, true],
  ['500,001 characters', HOME.padEnd(500_001), 1, true],
])('reads at most what a list may have of %s', (_name, text, homes, hasMore) => {
  const read = readListings(text)
  expect([read.homes.length, read.hasMore]).toEqual([homes, hasMore])
})
