import { expect, it } from 'vitest'
import { Tally } from '../report/import-report.ts'
import { gatherAreaCells } from './gather-area-cells.ts'
import type { TenancyRow } from './tenancy-row.ts'

const CODES = new Map([
  ['100100', '100100'],
  ['171800', '171800'],
  ['171802', '171800'],
])

function row(rest: Partial<TenancyRow>): TenancyRow {
  return {
    period: '2025-07-01',
    location: '100100',
    dwelling: 'House',
    beds: '3',
    bonds: 12,
    lower_quartile: 600,
    median: 640,
    upper_quartile: 700,
    ...rest,
  }
}

function gather(...rows: Partial<TenancyRow>[]) {
  const leftOut = new Tally()
  const unknown = new Tally()
  const cells = gatherAreaCells(rows.map(row), CODES, leftOut, unknown)
  return { cells, leftOut: leftOut.list(), unknown: unknown.list() }
}

it('turns a row into a cell', () => {
  expect(gather({}).cells).toEqual([
    {
      sa2_code: '100100',
      dwelling: 'House',
      number_of_bedrooms: 3,
      lower_quartile: 600,
      median: 640,
      upper_quartile: 700,
      bonds: 12,
      period: '2025-07-01',
      areas: 1,
    },
  ])
})

it('reads ALL dwellings as any dwelling', () => {
  expect(gather({ dwelling: 'ALL', beds: '2' }).cells).toMatchObject([{ dwelling: 'Any', number_of_bedrooms: 2 }])
})

it('pools 5 and 5+ into one', () => {
  // (900 × 6 + 960 × 12) / 18 = 940
  const five = { beds: '5', bonds: 6, lower_quartile: 800, median: 900, upper_quartile: 1000 }
  const more = { beds: '5+', bonds: 12, lower_quartile: 860, median: 960, upper_quartile: 1060 }
  expect(gather(five, more).cells).toMatchObject([
    { number_of_bedrooms: 5, lower_quartile: 840, median: 940, upper_quartile: 1040, bonds: 18, areas: 1 },
  ])
})

it('pools an area that was divided later with its parent', () => {
  const parent = { location: '171800', bonds: 6, lower_quartile: 400, median: 500, upper_quartile: 600 }
  const part = { location: '171802', bonds: 6, lower_quartile: 420, median: 520, upper_quartile: 620 }
  expect(gather(parent, part).cells).toMatchObject([{ sa2_code: '171800', median: 510, bonds: 12, areas: 1 }])
  expect(gather(part).cells).toMatchObject([{ sa2_code: '171800', median: 520, bonds: 6 }])
})

it.each([
  [{ location: '-99' }, 'all of New Zealand together'],
  [{ location: '' }, 'bonds without a location'],
  [{ location: '999999' }, 'areas with an unknown code'],
  [{ dwelling: 'Boarding House' }, 'boarding houses'],
  [{ dwelling: 'Bach' }, 'dwellings of another kind'],
  [{ beds: 'ALL' }, 'all numbers of bedrooms together'],
  [{ beds: '' }, 'no number of bedrooms'],
  [{ beds: '0' }, 'unusual numbers of bedrooms (0, 6 and more)'],
  [{ beds: '6' }, 'unusual numbers of bedrooms (0, 6 and more)'],
  [{ beds: '9' }, 'unusual numbers of bedrooms (0, 6 and more)'],
  [{ beds: '15' }, 'unusual numbers of bedrooms (0, 6 and more)'],
  [{ dwelling: 'Room', beds: '2' }, 'rooms without exactly one bedroom'],
  [{ median: null }, 'figures withheld (NULL)'],
  [{ lower_quartile: null }, 'figures withheld (NULL)'],
  [{ upper_quartile: null }, 'figures withheld (NULL)'],
  [{ bonds: null }, 'figures withheld (NULL)'],
  [{ bonds: 0 }, 'figures without bonds'],
  [{ lower_quartile: 0 }, 'rents of 0'],
  [{ lower_quartile: 0.4 }, 'rents of 0'],
  [{ lower_quartile: 650 }, 'quartiles out of order'],
  [{ upper_quartile: 630 }, 'quartiles out of order'],
])('leaves out and counts %j: %s', (rest, what) => {
  expect(gather(rest)).toMatchObject({ cells: [], leftOut: [{ what, count: 1 }] })
})

it('counts the rows of unknown codes', () => {
  expect(gather({ location: '999999' }, { location: '17180' }, { location: '999999' }).unknown).toEqual([
    { what: '999999', count: 2 },
    { what: '17180', count: 1 },
  ])
})

it('gives a Room one bedroom: a stated one first, then none stated, then all together', () => {
  const one = { dwelling: 'Room', beds: '1', lower_quartile: 200, median: 220, upper_quartile: 240 }
  const none = { dwelling: 'Room', beds: '', lower_quartile: 230, median: 250, upper_quartile: 270 }
  const all = { dwelling: 'Room', beds: 'ALL', lower_quartile: 260, median: 280, upper_quartile: 300 }
  const room = (median: number) => [{ dwelling: 'Room', number_of_bedrooms: 1, median }]
  expect(gather(all, none, one)).toMatchObject({
    cells: room(220),
    leftOut: [{ what: 'figures of a cell that has a better one', count: 2 }],
  })
  expect(gather(all, none).cells).toMatchObject(room(250))
  expect(gather(all).cells).toMatchObject(room(280))
  expect(gather(all, { ...all, median: 290, period: '2025-10-01' }).cells).toMatchObject(room(290))
})
