import { KIND_CONSTANTS } from '@homeyield/domain/rent/estimate-constants'
import { estimateRents } from '@homeyield/domain/rent/estimate-rents'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Area } from '../areas/area.ts'
import type { AreaCell } from '../market-rents/area-cell.ts'
import { makeArea } from '../testing/areas.ts'
import { makeCell } from '../testing/cells.ts'
import { toAreaRents } from '../testing/read-area-rents.ts'
import { measureSurroundings } from './measure-surroundings.ts'

const [here, near, far] = ['100100', '100200', '100300'] as const
const areas = [
  makeArea(here),
  // About 2 and 200 km to the south.
  { ...makeArea(near), latitude: -36.818 },
  { ...makeArea(far, '077', '03'), latitude: -38.6 },
]

function entryOf(cells: readonly AreaCell[], code: string, given: readonly Area[] = areas, kind = 'House 3') {
  const rents = toAreaRents(given, cells).get(code)
  const entries = estimateRents(rents === undefined ? [] : [rents])
  return entries.find(({ dwelling, number_of_bedrooms }) => `${dwelling} ${number_of_bedrooms}` === kind)
}

it('answers nothing from an empty table', () => {
  expect(measureSurroundings([], areas)).toBeNull()
  expect(entryOf([], here)).toBeUndefined()
})

it('takes a single cell as the level of the whole country', () => {
  const surroundings = measureSurroundings([makeCell(here, 'House', 3, 600, 10)], areas)
  expect(surroundings?.areas.map(({ base }) => base)).toEqual(areas.map(() => Math.log(600)))
  expect(surroundings?.areas.map(({ step }) => step)).toEqual([0, 0, 0])
  expect(surroundings?.areas.map(({ own_weight }) => own_weight)).toEqual([10 / 12.5, 0, 0])
  expect(entryOf([makeCell(here, 'House', 3, 600, 10)], here)).toMatchObject({ median: 600, level: 'area' })
})

it('takes a cell of a million bonds as it is', () => {
  const cells = [makeCell(here, 'House', 3, 600, 10), makeCell(near, 'House', 3, 811, 1_000_000)]
  expect(entryOf(cells, near)).toMatchObject({
    lower_quartile: 761,
    median: 811,
    upper_quartile: 861,
    interval_80: [811, 811],
    confidence: 'High',
  })
})

it('carries a difference to the neighbours, and less far away', () => {
  const cells = [makeCell(here, 'House', 3, 700), makeCell(far, 'House', 3, 600)]
  const surroundings = measureSurroundings(cells, areas)
  const [ofHere, ofNear, ofFar] = surroundings!.areas
  expect(ofHere!.base).toBeGreaterThan(ofNear!.base)
  expect(ofNear!.base).toBeGreaterThan(ofFar!.base)
  expect(ofNear).toMatchObject({ own_weight: 0, district_weight: 12 / 14.5 })
  expect(ofHere!.near_weight).toBeCloseTo(12 / 14.5, 9)
  // exp(−km/1.5), and nothing beyond 7.5 km.
  expect(ofNear!.near_weight).toBeCloseTo((12 / 14.5) * Math.exp(-(0.018 * 111.2) / 1.5), 9)
  expect(ofFar!.near_weight).toBeCloseTo(12 / 14.5, 9)
})

it('moves every size of an area that differs from its neighbourhood by more than scatter', () => {
  const codes = Array.from({ length: 20 }, (_, at) => `1010${String(at + 10)}`)
  const district = [makeArea(here), ...codes.map((code, at) => ({ ...makeArea(code), latitude: -37 - at / 5 }))]
  const usual = codes.flatMap((code) => [2, 3, 4].map((size) => makeCell(code, 'House', size, 600, 30)))
  const with3 = (median: number) => [...usual, ...[2, 3, 4].map((size) => makeCell(here, 'House', size, median, 30))]
  const measuredAt = (median: number) => measureSurroundings(with3(median), district)!.areas[0]!
  // The neighbourhood alone adds at most 0.35.
  expect(measuredAt(1000).step).toBeGreaterThan(0.35)
  expect(Math.abs(measuredAt(600).step)).toBeLessThan(0.02)
  expect(measuredAt(1000).base - measuredAt(600).base).toBeGreaterThan(0.35)
})

it('sets aside a cell under 60 % of its surroundings, but not a room', () => {
  const cells = [
    makeCell(here, 'House', 3, 600),
    makeCell(here, 'House', 4, 200),
    makeCell(here, 'Room', 1, 120),
    makeCell(near, 'House', 3, 610),
    makeCell(near, 'House', 4, 700),
  ]
  const surroundings = measureSurroundings(cells, areas)
  expect([...surroundings!.setAside]).toEqual([cells[1]])
  expect(entryOf(cells, here, areas, 'House 4')).toMatchObject({ level: 'area_other', bonds: 0 })
  expect(entryOf(cells, here, areas, 'House 4')?.evidence.own).toMatchObject({ median: 200, used: false })
})

it('counts of all dwellings together only the bonds that no other cell has', () => {
  const weightOf = (...cells: readonly AreaCell[]) => measureSurroundings(cells, areas)?.areas[0]?.own_weight
  const house = makeCell(here, 'House', 3, 600, 10)
  expect(weightOf(house, makeCell(here, 'Any', 3, 600, 10))).toBeCloseTo(10 / 12.5, 9)
  expect(weightOf(house, makeCell(here, 'Any', 3, 600, 15))).toBeCloseTo(10 / 12.5 + 5 / 7.5, 9)
  expect(weightOf(house, makeCell(here, 'Room', 1, 250, 10))).toBeCloseTo((10 / 12.5) * 1.15, 9)
})

it.each([
  ['without bonds', { bonds: 0 }],
  ['with fewer than no bonds', { bonds: -3 }],
  ['with a missing figure', { median: NaN }],
  ['of a rent of 0', { lower_quartile: 0 }],
  ['with quartiles out of order', { lower_quartile: 900 }],
  ['of six bedrooms', { number_of_bedrooms: 6 }],
  ['of a room with two bedrooms', { dwelling: 'Room' as const, number_of_bedrooms: 2 }],
  ['of an unknown area', { sa2_code: '999999' }],
])('ignores a cell %s', (_, change) => {
  const good = makeCell(here, 'House', 3, 600)
  const bad = { ...makeCell(near, 'Flat', 2, 500), ...change }
  expect(measureSurroundings([good, bad], areas)).toEqual(measureSurroundings([good], areas))
})

it('measures across 180° east', () => {
  const east = { ...makeArea(here), latitude: -44, longitude: 179.99 }
  const west = { ...makeArea(near), latitude: -44, longitude: -179.99 }
  const weight = measureSurroundings([makeCell(here, 'House', 3, 600)], [east, west])?.areas[1]?.near_weight
  const km = 0.02 * 111.2 * Math.cos((44 * Math.PI) / 180)
  expect(weight).toBeCloseTo((12 / 14.5) * Math.exp(-km / 1.5), 6)
})

it('does not depend on the order of the cells', () => {
  const kinds = Object.keys(KIND_CONSTANTS).map((kind) => kind.split(' '))
  const cells = kinds.flatMap(([dwelling, bedrooms], at) =>
    [here, near, far].map((code, other) =>
      makeCell(code, dwelling as AreaCell['dwelling'], Number(bedrooms), 300 + 37 * at + 50 * other, 6 + at),
    ),
  )
  const estimates = (given: readonly AreaCell[]) =>
    [...toAreaRents(areas, given).values()].map((area) =>
      estimateRents([area]).map(({ median, interval_80, effective_bonds }) => [median, interval_80, effective_bonds]),
    )
  fc.assert(
    fc.property(fc.shuffledSubarray(cells, { minLength: cells.length }), (shuffled) => {
      expect(estimates(shuffled)).toEqual(estimates(cells))
    }),
    { numRuns: 20 },
  )
})
