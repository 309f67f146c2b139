import { expect, it } from 'vitest'
import { mergeChanges } from './list-changes.ts'

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
