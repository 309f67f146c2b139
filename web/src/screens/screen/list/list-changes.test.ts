import { expect, it } from 'vitest'
import { listedHome, NEWTOWN, storedScreening } from '../testing/stored-screening.ts'
import { mergeChanges, takeChange } from './list-changes.ts'

it('keeps what was changed earlier of a home, its terms and its criteria', () => {
  const earlier = {
    terms: { interest_rate: 6 },
    criteria: { gross_at_least: 5 },
    homes: [
      { id: 'a', purchase_price: 1, number_of_bedrooms: 3 },
      { id: 'b', left_out: true },
    ],
  }
  const later = { terms: { deposit: 1 }, homes: [{ id: 'a', purchase_price: 2 }] }
  expect(mergeChanges(earlier, later)).toEqual({
    terms: { interest_rate: 6, deposit: 1 },
    criteria: { gross_at_least: 5 },
    homes: [
      { id: 'a', purchase_price: 2, number_of_bedrooms: 3 },
      { id: 'b', left_out: true },
    ],
  })
})

it('takes what a change changed, and keeps the rest as it was', () => {
  const before = storedScreening([listedHome(1), listedHome(2, { state: 'question', sa2_code: null })])
  const { homes: _homes, results: _results, ...rest } = before
  const found = listedHome(2, { sa2_code: '253000' })
  const area = { ...NEWTOWN, sa2_code: '253000' }
  const after = takeChange(before, { ...rest, version: 2, areas: [area], changed_homes: [found] })
  expect(after).toMatchObject({ version: 2, homes: [before.homes[0], found], areas: [NEWTOWN, area] })
  expect(after.homes[0]).toBe(before.homes[0])
  // Of the version before.
  expect(after.results).toEqual([])
})
