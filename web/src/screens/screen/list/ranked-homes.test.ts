// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { listedHome, storedScreening } from '../testing/stored-screening.ts'
import { kindWords, rankedHomes } from './ranked-homes.ts'

const LIST = storedScreening([
  listedHome(1, { dwelling: null }),
  listedHome(2),
  listedHome(3, { purchase_price: 600_000 }),
  listedHome(4, { purchase_price: null, number_of_bedrooms: null }),
  listedHome(5, { left_out: true }),
])
const ranked = rankedHomes(LIST.homes, LIST.results)

it('writes a rank that is shared with =, and none without a chance', () => {
  expect(ranked.map(({ home, rank }) => [home.property.slice(0, 1), rank])).toEqual([
    ['3', '1'],
    ['1', '2='],
    ['2', '2='],
    ['4', ''],
  ])
})

it('marks what the line did not name', () => {
  const words = new Map(ranked.map((row) => [row.home.property.slice(0, 1), kindWords(row, LIST.terms)]))
  expect(words.get('1')).toBe('House (assumed), 3 bedrooms')
  expect(words.get('4')).toBe('House, bedrooms not known')
})
