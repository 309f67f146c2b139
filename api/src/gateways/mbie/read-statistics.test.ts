import { describe, expect, it } from 'vitest'
import { hasBedroomFault, withoutRoomRents } from './bedroom-faults.ts'
import { cellsOf, rowsAbout } from './read-statistics.ts'

const QUARTER = { ending: '2026-09', firstDay: '2026-07-01' }
// The provider's documented row.
const ROW = {
  area: 'Bayview West',
  dwell: 'House',
  nBedrms: '3',
  nLodged: 12,
  nClosed: 9,
  nCurr: 54,
  mean: 643,
  lq: 590,
  med: 640,
  uq: 700,
  sd: 81,
  brr: 3.98,
  lmean: 6.46,
  lsd: 0.12,
  slq: 589,
  suq: 693,
}
const NOTHING = { nLodged: null, nClosed: null, mean: null, lq: null, med: null, uq: null, sd: null, lmean: null }
const cells = (...rows: object[]) => cellsOf(rowsAbout(rows, 'Bayview West'), QUARTER)
const HOUSE = { dwelling: 'House', number_of_bedrooms: 3, bonds: 12, period: '2026-07-01', areas: Infinity }

describe('a row', () => {
  it('becomes a cell', () => {
    expect(cells(ROW)).toEqual([{ ...HOUSE, lower_quartile: 590, median: 640, upper_quartile: 700 }])
  })

  it('falls back on its fitted quartiles, and on the fitted median', () => {
    // e to the 6.46 is 639.06.
    expect(cells({ ...ROW, lq: null, med: null, uq: null })).toEqual([
      { ...HOUSE, lower_quartile: 589, median: 639, upper_quartile: 693 },
    ])
  })

  it.each([
    ['is all null', { ...ROW, ...NOTHING, slq: null, suq: null }],
    ['has no bonds', { ...ROW, nLodged: null }],
    ['has no upper quartile', { ...ROW, uq: null, suq: null }],
    ['is out of order', { ...ROW, lq: 650 }],
    ['is negative', { ...ROW, lq: -1, slq: null }],
    ['is text', { ...ROW, med: 'many', lmean: null }],
    ['has no bedrooms', { ...ROW, nBedrms: 'NA' }],
    ['is over all bedrooms', { ...ROW, nBedrms: 'ALL' }],
    ['has bedrooms as a word', { ...ROW, nBedrms: 'three' }],
    ['is a boarding house', { ...ROW, dwell: 'Boarding House' }],
    ['is over all areas', { ...ROW, area: 'ALL' }],
  ])('is no figure when it %s', (_, row) => expect(cells(row)).toEqual([]))

  it('is any dwelling when it is over all, and five bedrooms mean five or more', () => {
    expect(cells({ ...ROW, dwell: 'ALL' })).toMatchObject([{ dwelling: 'Any', number_of_bedrooms: 3 }])
    // (600 × 10 + 900 × 20) / 30 = 800; the others 40 less and 50 more.
    const fives = [
      { ...ROW, nBedrms: '5', nLodged: 10, lq: 560, med: 600, uq: 650 },
      { ...ROW, nBedrms: '5+', nLodged: 20, lq: 860, med: 900, uq: 950 },
    ]
    expect(cells(...fives)).toMatchObject([
      { number_of_bedrooms: 5, lower_quartile: 760, median: 800, upper_quartile: 850, bonds: 30 },
    ])
  })

  it('gives a room one bedroom, stated or not', () => {
    const room = { ...ROW, dwell: 'Room' }
    expect(cells({ ...room, nBedrms: 'NA' })).toMatchObject([{ dwelling: 'Room', number_of_bedrooms: 1, median: 640 }])
    const rooms = [
      { ...room, nBedrms: 'ALL', med: 610 },
      { ...room, nBedrms: 'NA', med: 620 },
      { ...room, nBedrms: '1', med: 630 },
      { ...room, nBedrms: '2', med: 660 },
    ]
    expect(cells(...rooms)).toMatchObject([{ dwelling: 'Room', number_of_bedrooms: 1, median: 630 }])
  })
})

describe('rows of several places', () => {
  it('are those with the requested name, ignoring macrons', () => {
    const rows = [{ ...ROW, area: 'Otahuhu' }, ROW]
    expect(rowsAbout(rows, 'Ōtāhuhu')).toHaveLength(1)
    expect(() => rowsAbout(rows, 'Elsewhere')).toThrow('other areas')
  })
  it('are none in what is no list', () => {
    for (const items of [null, undefined, 'x', {}, [null, 1, 'x', []]]) expect(rowsAbout(items, 'X')).toEqual([])
  })
})

describe('what is not believed', () => {
  const share = (one: number, three: number) =>
    hasBedroomFault(
      rowsAbout(
        [
          { ...ROW, nBedrms: '1', nLodged: one },
          { ...ROW, nLodged: three },
          { ...ROW, dwell: 'Room' },
        ],
        'X',
      ),
    )
  it('is a quarter with more than 25 in a hundred coded one bedroom', () => {
    expect(share(25, 75)).toBe(false)
    expect(share(26, 74)).toBe(true)
    expect(hasBedroomFault([])).toBe(false)
  })
  it('is a home of two to four bedrooms that rents for a room', () => {
    const [around] = cells(ROW)
    const under = { ...around!, median: 383 }
    expect(withoutRoomRents([under], [around!])).toEqual([])
    expect(withoutRoomRents([{ ...around!, median: 384 }], [around!])).toHaveLength(1)
    expect(withoutRoomRents([under], [])).toHaveLength(1)
    expect(withoutRoomRents([{ ...under, number_of_bedrooms: 5 }], [around!])).toHaveLength(1)
  })
})
