import { expect, it } from 'vitest'
import { makeRentTable, readRentTable, type RentFigures } from './rent-table.ts'

const AREA = {
  sa2_code: '252900',
  name: 'Newtown North',
  suburb: 'Newtown North',
  territorial_authority: 'Wellington City',
  latitude: -41.31234,
  longitude: 174.78,
}
const ROOMS = {
  sa2_code: '135900,136000',
  name: 'Symonds Street',
  suburb: 'Symonds Street',
  territorial_authority: 'Auckland',
  latitude: null,
  longitude: null,
}
const NONE = {
  sa2_code: '100100',
  name: 'North Cape',
  suburb: 'North Cape',
  territorial_authority: 'Far North District',
  latitude: -34.5,
  longitude: 172.8,
}

const HOUSE: RentFigures = {
  dwelling: 'House',
  number_of_bedrooms: 3,
  lower_quartile: 564,
  median: 628,
  upper_quartile: 679,
  interval_80: [596, 661],
  confidence: 'High',
  period: '2025-07-01',
}
const LARGER: RentFigures = {
  ...HOUSE,
  number_of_bedrooms: 4,
  median: 822,
  interval_80: [746, 905],
  confidence: 'Medium',
  period: '2024-04-01',
}
const ROOM: RentFigures = { ...HOUSE, dwelling: 'Room', number_of_bedrooms: 1, median: 300, confidence: 'Low' }

const TABLE = makeRentTable('7', [
  { area: AREA, entries: [HOUSE, LARGER] },
  { area: ROOMS, entries: [ROOM] },
  { area: NONE, entries: [] },
])

it('has the estimates of each area as they were', () => {
  expect(readRentTable(TABLE, '252900')).toEqual([HOUSE, LARGER])
  expect(readRentTable(TABLE, '135900,136000')).toEqual([ROOM])
  expect(readRentTable(TABLE, '100100')).toEqual([])
  expect(readRentTable(TABLE, '135900')).toBeNull()
})

it('has the areas, and nothing else of them', () => {
  const given = { ...AREA, region: 'Wellington' }
  expect(makeRentTable('8', [{ area: given, entries: [] }])).toMatchObject({
    version: '8',
    areas: [{ ...AREA, latitude: -41.312 }],
    periods: [],
  })
})
