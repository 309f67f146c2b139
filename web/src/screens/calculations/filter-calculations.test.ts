import { expect, it } from 'vitest'
import { filterCalculations, tagsOf } from './filter-calculations.ts'

const RENTED = { id: 1, status: 'owned', tags: ['north', 'brick'] } as const
const OFFERED = { id: 2, status: 'offer', tags: ['brick'] } as const
const NEW = { id: 3, status: null, tags: [] as string[] } as const
const ALL = [RENTED, OFFERED, NEW]

it.each([
  [{ status: null, tag: null }, [1, 2, 3]],
  [{ status: 'owned', tag: null }, [1]],
  [{ status: 'none', tag: null }, [3]],
  [{ status: null, tag: 'brick' }, [1, 2]],
  [{ status: 'offer', tag: 'brick' }, [2]],
  [{ status: 'offer', tag: 'north' }, []],
  [{ status: null, tag: 'bri' }, []],
] as const)('%j shows %j', (filter, ids) => {
  expect(filterCalculations(ALL, filter).map(({ id }) => id)).toEqual(ids)
})

it('lists every tag once, in order', () => {
  expect(tagsOf([{ status: null, tags: ['Lot 10', 'Ōrākei', 'Lot 9'] }, ...ALL])).toEqual([
    'brick',
    'Lot 9',
    'Lot 10',
    'north',
    'Ōrākei',
  ])
})
