import { expect, it } from 'vitest'
import { describeLosses, type LoadSize } from './compare-loads.ts'

const CURRENT: LoadSize = { areas: 1300, figures: 3200, bonds: 40_000, quarter: '2025-07-01' }

it.each<[string, Partial<LoadSize>, string[]]>([
  ['the same', {}, []],
  ['exactly 10 % less', { areas: 1170, figures: 2880, bonds: 36_000 }, []],
  ['more, of a later quarter', { areas: 1400, bonds: 50_000, quarter: '2025-10-01' }, []],
  ['fewer areas', { areas: 1169 }, ['areas fall from 1,300 to 1,169']],
  ['fewer figures', { figures: 2879 }, ['figures fall from 3,200 to 2,879']],
  ['fewer bonds', { bonds: 35_999 }, ['bonds fall from 40,000 to 35,999']],
  ['an older quarter', { quarter: '2025-04-01' }, ['the quarter goes back from 2025-07-01 to 2025-04-01']],
])('%s', (_, changes, losses) => {
  expect(describeLosses(CURRENT, { ...CURRENT, ...changes })).toEqual(losses)
})

it('loses nothing against an empty table', () => {
  expect(describeLosses({ areas: 0, figures: 0, bonds: 0, quarter: '' }, CURRENT)).toEqual([])
})
