import { expect, it } from 'vitest'
import { makeArea } from '../testing/areas.ts'
import { makeCell } from '../testing/cells.ts'
import { poolRents } from './pool-rents.ts'

const areas = [makeArea('100100', '001', '01'), makeArea('100200', '001', '01'), makeArea('100300', '002', '01')]

it('adds district and region means to the areas’ own cells', () => {
  const cells = [
    makeCell('100100', 'House', 3, 600, 30),
    makeCell('100200', 'House', 3, 640, 10),
    makeCell('100300', 'House', 3, 700, 40),
  ]
  const rents = poolRents(cells, areas).map((rent) => [
    rent.area_kind,
    rent.area_code,
    rent.median,
    rent.bonds,
    rent.areas,
  ])
  expect(rents).toEqual([
    ['area', '100100', 600, 30, 1],
    ['area', '100200', 640, 10, 1],
    ['area', '100300', 700, 40, 1],
    // (600 × 30 + 640 × 10) / 40 = 610; with 700 × 40 it is 655.
    ['district', '001', 610, 40, 2],
    ['district', '002', 700, 40, 1],
    ['region', '01', 655, 80, 3],
  ])
})

it('pools by dwelling and bedrooms, without cells for any dwelling', () => {
  const cells = [
    makeCell('100100', 'House', 3, 600),
    makeCell('100100', 'House', 4, 700),
    makeCell('100100', 'Flat', 3, 550),
    makeCell('100100', 'Any', 3, 590),
  ]
  const pooled = poolRents(cells, areas).filter((rent) => rent.area_kind === 'district')
  expect(pooled.map((rent) => [rent.dwelling, rent.number_of_bedrooms, rent.median])).toEqual([
    ['House', 3, 600],
    ['House', 4, 700],
    ['Flat', 3, 550],
  ])
})

it('leaves out unknown areas', () => {
  expect(poolRents([makeCell('999999', 'House', 3, 600)], areas)).toEqual([])
})
