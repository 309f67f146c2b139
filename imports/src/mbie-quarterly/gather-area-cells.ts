import { toDollars } from '@homeyield/domain/money/round'
import { poolCells } from '@homeyield/domain/rent/rent-cell'
import { type AreaCell, kindOf } from '../market-rents/area-cell.ts'
import type { Tally } from '../report/import-report.ts'
import { ALL, NEW_ZEALAND, type TenancyRow } from './tenancy-row.ts'

/** A cell, or the reason why the row gives none. */
type Reading = { cell: AreaCell; preference: number } | string

const DWELLINGS: Readonly<Record<string, AreaCell['dwelling']>> = {
  HOUSE: 'House',
  APARTMENT: 'Apartment',
  FLAT: 'Flat',
  ROOM: 'Room',
  [ALL]: 'Any',
}

/**
 * Turns MBIE's rows into cells; counts rows without one in `leftOut` by reason, and unknown codes in `unknownCodes`.
 * `codes` has the area of every known code, later ones too (171802 belongs to 171800): their cells are pooled, and so are `5` and
 * `5+`. A Room has one bedroom: a stated one is preferred, then none stated, then all rooms. The newest quarter of a cell wins.
 */
export function gatherAreaCells(
  rows: readonly TenancyRow[],
  codes: ReadonlyMap<string, string>,
  leftOut: Tally,
  unknownCodes: Tally,
): AreaCell[] {
  const readings: Exclude<Reading, string>[] = []
  for (const row of rows) {
    const reading = readRow(row, codes, unknownCodes)
    if (typeof reading === 'string') leftOut.add(reading)
    else readings.push(reading)
  }
  const groups = Map.groupBy(readings, ({ cell }) => `${cell.sa2_code} ${kindOf(cell)}`)
  return [...groups.values()].flatMap((group) => {
    const preferred = selectPreferred(group)
    if (preferred.length < group.length) {
      leftOut.add('figures of a cell that has a better one', group.length - preferred.length)
    }
    return poolIntoOne(preferred)
  })
}

function readRow(row: TenancyRow, codes: ReadonlyMap<string, string>, unknownCodes: Tally): Reading {
  if (row.location === NEW_ZEALAND) return 'all of New Zealand together'
  if (row.location === '') return 'bonds without a location'
  const sa2_code = codes.get(row.location)
  if (sa2_code === undefined) {
    unknownCodes.add(row.location)
    return 'areas with an unknown code'
  }
  const dwelling = DWELLINGS[row.dwelling.toUpperCase()]
  if (!dwelling) return row.dwelling === 'Boarding House' ? 'boarding houses' : 'dwellings of another kind'
  const bedrooms = readBedrooms(row.beds, dwelling)
  if (typeof bedrooms === 'string') return bedrooms
  const { bonds, lower_quartile, median, upper_quartile, period } = row
  if (bonds === null || lower_quartile === null || median === null || upper_quartile === null)
    return 'figures withheld (NULL)'
  if (bonds <= 0) return 'figures without bonds'
  if (lower_quartile > median || median > upper_quartile) return 'quartiles out of order'
  const figures = {
    lower_quartile: toDollars(lower_quartile),
    median: toDollars(median),
    upper_quartile: toDollars(upper_quartile),
  }
  if (figures.lower_quartile <= 0) return 'rents of 0'
  const cell = { sa2_code, dwelling, number_of_bedrooms: bedrooms.count, ...figures, bonds, period, areas: 1 }
  return { cell, preference: bedrooms.preference }
}

function readBedrooms(beds: string, dwelling: AreaCell['dwelling']): { count: number; preference: number } | string {
  if (dwelling === 'Room') {
    const preference = ['1', '', ALL].indexOf(beds)
    return preference === -1 ? 'rooms without exactly one bedroom' : { count: 1, preference }
  }
  if (beds === '') return 'no number of bedrooms'
  if (beds === ALL) return 'all numbers of bedrooms together'
  if (/^[1-4]$/.test(beds)) return { count: Number(beds), preference: 0 }
  if (/^5\+?$/.test(beds)) return { count: 5, preference: 0 }
  return 'unusual numbers of bedrooms (0, 6 and more)'
}

function selectPreferred(group: readonly Exclude<Reading, string>[]): AreaCell[] {
  const best = Math.min(...group.map((reading) => reading.preference))
  const cells = group.filter((reading) => reading.preference === best).map((reading) => reading.cell)
  const newest = cells.reduce((newest, cell) => (cell.period > newest ? cell.period : newest), '')
  return cells.filter((cell) => cell.period === newest)
}

function poolIntoOne(cells: readonly AreaCell[]): AreaCell[] {
  const [first] = cells
  const pooled = poolCells(cells)
  return first && pooled ? [{ ...first, ...pooled, areas: 1 }] : []
}
