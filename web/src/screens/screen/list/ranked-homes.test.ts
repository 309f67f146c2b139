// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { listedHome, storedScreening } from '../testing/stored-screening.ts'
import { applyChanges } from './list-changes.ts'
import { kindWords, rankedHomes, resultsOf } from './ranked-homes.ts'

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

it('computes only the home that was changed, unless the terms are others', () => {
  const [first, second, third] = LIST.homes.map(({ id }) => id)
  const assumedOf = (changes: Parameters<typeof applyChanges>[1]) =>
    new Map(resultsOf(applyChanges(LIST, changes), LIST).map(({ id, assumed, rank }) => [id, { assumed, rank }]))
  const left = { homes: [{ id: third ?? '', left_out: true }] }
  const before = assumedOf({ name: 'Another' })
  const after = assumedOf(left)
  expect(after.has(third ?? '')).toBe(false)
  expect(after.get(first ?? '')?.assumed).toBe(before.get(first ?? '')?.assumed)
  expect(before.get(second ?? '')?.rank).toBe(2)
  expect(after.get(second ?? '')?.rank).toBe(1)
  const cheaper = assumedOf({ homes: [{ id: second ?? '', purchase_price: 1 }] })
  expect(cheaper.get(second ?? '')?.assumed).not.toBe(after.get(second ?? '')?.assumed)
  expect(assumedOf({ ...left, terms: { deposit_pct: 40 } }).get(first ?? '')?.assumed).not.toBe(
    after.get(first ?? '')?.assumed,
  )
})
