import { expect, it } from 'vitest'
import { shareResults } from './share-results.ts'

/** Streets with these numbers, found at this cost. */
function streets(cost: number, ...ids: number[]) {
  return ids.map((id) => ({
    rank: id,
    street: { id, name: 'Any Street', suburb: null, city: 'Any', territorial_authority: 'Any' },
    cost,
  }))
}

const order = ({ streets: list }: ReturnType<typeof shareResults>) => list.map(({ street }) => street.id)

it('lets the streets of a place that is named better alternate with those that bear its name', () => {
  const shared = shareResults({ matches: streets(1, 1, 2), inPlace: streets(0, 11, 12, 13) }, 10)
  expect(order(shared)).toEqual([1, 11, 2, 12, 13])
  expect(shared.placeShare).toBe(5)
})

it('returns every street when few are in the place', () => {
  expect(order(shareResults({ matches: streets(1, 1, 2, 3), inPlace: streets(0, 11) }, 10))).toEqual([1, 11, 2, 3])
})

it('leaves to any other place what the streets leave over', () => {
  const shared = shareResults({ matches: streets(1, 1, 2), inPlace: streets(1, 11) }, 10)
  expect(order(shared)).toEqual([1, 2, 11])
  expect(shared.placeShare).toBe(0)
})

it('ranks a place no better than the best street with the name', () => {
  const { streets: list } = shareResults({ matches: streets(1, 1), inPlace: streets(0, 11) }, 10)
  expect(list.map(({ cost }) => cost)).toEqual([1, 1])
})

it('returns a place by itself when no street is named after it', () => {
  expect(order(shareResults({ matches: [], inPlace: streets(0, 11, 12) }, 10))).toEqual([11, 12])
})
