import { expect, it } from 'vitest'
import { climbLadder } from './ladder.ts'
import type { MarketRentEntry } from './market-rent-entry.ts'
import type { RentCell } from './rent-cell.ts'

type Kind = Pick<RentCell, 'dwelling' | 'number_of_bedrooms'>

/** A cell with quartiles 50 NZD below and above the median. */
function cell(kind: Kind, median: number, rest: Partial<RentCell> = {}): RentCell {
  return {
    ...kind,
    lower_quartile: median - 50,
    median,
    upper_quartile: median + 50,
    bonds: 12,
    period: '2025-07-01',
    areas: 1,
    ...rest,
  }
}

function find(entries: MarketRentEntry[], kind: Kind): MarketRentEntry | undefined {
  return entries.find(
    (entry) => entry.dwelling === kind.dwelling && entry.number_of_bedrooms === kind.number_of_bedrooms,
  )
}

const house3 = { dwelling: 'House', number_of_bedrooms: 3 } as const
const any3 = { dwelling: 'Any', number_of_bedrooms: 3 } as const
const room = { dwelling: 'Room', number_of_bedrooms: 1 } as const
const wide = { areas: 3, bonds: 30 }
const places = { area: 'Ponsonby East', district: 'Auckland', region: 'Auckland Region' }

it('returns the cell of the area itself first, with all its figures', () => {
  const entries = climbLadder({
    places,
    area: [cell(any3, 610), cell(house3, 640, { bonds: 18, period: '2025-04-01' })],
    district: [cell(house3, 700, wide)],
    region: [cell(house3, 720, wide)],
  })
  expect(find(entries, house3)).toEqual({
    dwelling: 'House',
    number_of_bedrooms: 3,
    lower_quartile: 590,
    upper_quartile: 690,
    median: 640,
    bonds: 18,
    period: '2025-04-01',
    level: 'area',
    place: 'Ponsonby East',
    wider: [
      {
        level: 'district',
        place: 'Auckland',
        lower_quartile: 650,
        median: 700,
        upper_quartile: 750,
        bonds: 30,
        period: '2025-07-01',
      },
      {
        level: 'region',
        place: 'Auckland Region',
        lower_quartile: 670,
        median: 720,
        upper_quartile: 770,
        bonds: 30,
        period: '2025-07-01',
      },
    ],
  })
})

it('then the cell for any dwelling, for House, Apartment and Flat, never for a Room', () => {
  const any1 = { dwelling: 'Any', number_of_bedrooms: 1 } as const
  const entries = climbLadder({ places, area: [cell(any1, 400)], district: [cell(room, 260, wide)], region: [] })
  expect(entries.map((entry) => [entry.dwelling, entry.number_of_bedrooms, entry.median, entry.level])).toEqual([
    ['House', 1, 400, 'any_dwelling'],
    ['Apartment', 1, 400, 'any_dwelling'],
    ['Flat', 1, 400, 'any_dwelling'],
    ['Room', 1, 260, 'district'],
  ])
})

it('prefers the any-dwelling cell of the area to the figure of the district', () => {
  const entries = climbLadder({ places, area: [cell(any3, 610)], district: [cell(house3, 700, wide)], region: [] })
  expect(find(entries, house3)).toMatchObject({ median: 610, level: 'any_dwelling' })
})

it('then the district, then the region', () => {
  const region = [cell(house3, 720, wide)]
  const withDistrict = climbLadder({ places, area: [], district: [cell(house3, 700, wide)], region })
  expect(find(withDistrict, house3)).toMatchObject({
    median: 700,
    level: 'district',
    place: 'Auckland',
    wider: [{ level: 'region', median: 720 }],
  })
  const withoutDistrict = climbLadder({ places, area: [], district: [], region })
  expect(find(withoutDistrict, house3)).toMatchObject({
    median: 720,
    level: 'region',
    place: 'Auckland Region',
    wider: [],
  })
})

it.each([
  [{ areas: 2, bonds: 300 }, 'region'],
  [{ areas: 30, bonds: 29 }, 'region'],
  [{ areas: 3, bonds: 30 }, 'district'],
])('takes a district of %j only from three areas and thirty bonds', (extent, level) => {
  const entries = climbLadder({
    places,
    area: [],
    district: [cell(house3, 700, extent)],
    region: [cell(house3, 720, wide)],
  })
  expect(find(entries, house3)?.level).toBe(level)
})

it('requires of the region what it requires of the district', () => {
  expect(
    climbLadder({ places, area: [], district: [], region: [cell(house3, 720, { areas: 2, bonds: 300 })] }),
  ).toEqual([])
  expect(
    climbLadder({ places, area: [], district: [], region: [cell(house3, 720, { areas: 30, bonds: 29 })] }),
  ).toEqual([])
})

it('returns no entry where no rung has a figure', () => {
  expect(climbLadder({ places, area: [], district: [], region: [] })).toEqual([])
  expect(climbLadder({ places, area: [cell(house3, 640)], district: [], region: [] })).toHaveLength(1)
})

it('gives a Room one bedroom and never the figure of the district for any dwelling', () => {
  const room2 = { dwelling: 'Room', number_of_bedrooms: 2 } as const
  expect(climbLadder({ places, area: [cell(room2, 480)], district: [cell(any3, 600, wide)], region: [] })).toEqual([])
})

it('returns entries in the order of dwellings and bedrooms', () => {
  const kinds = [
    { dwelling: 'Flat', number_of_bedrooms: 2 },
    { dwelling: 'House', number_of_bedrooms: 5 },
    { dwelling: 'House', number_of_bedrooms: 1 },
  ] as const
  const entries = climbLadder({ places, area: kinds.map((kind) => cell(kind, 500)), district: [], region: [] })
  expect(entries.map((entry) => `${entry.dwelling} ${entry.number_of_bedrooms}`)).toEqual([
    'House 1',
    'House 5',
    'Flat 2',
  ])
})

it('lets a region of one district speak once', () => {
  const same = cell(house3, 700, wide)
  const [entry] = climbLadder({ places, area: [cell(house3, 640)], district: [same], region: [same] })
  expect(entry?.wider.map(({ level }) => level)).toEqual(['district'])
})

it('takes the group of suburbs before the district, from few bonds too, and names it', () => {
  const entries = climbLadder({
    places: { ...places, suburb_group: 'Ponsonby, Herne Bay' },
    area: [],
    suburb_group: [cell(house3, 660, { bonds: 9 })],
    district: [cell(house3, 700, wide)],
    region: [],
  })
  expect(find(entries, house3)).toMatchObject({
    level: 'suburb_group',
    place: 'Ponsonby, Herne Bay',
    median: 660,
    bonds: 9,
    wider: [{ level: 'district', place: 'Auckland', median: 700 }],
  })
})
