import { round } from '../money/round.ts'
import type { Confidence, MarketRentEntry } from './market-rent-entry.ts'
import { RENT_KINDS } from './rent-kind.ts'

/** What the calculator needs of an estimate, and what people are told of it; one stored on a device is only as of the newest month. */
export type RentFigures = Partial<Pick<MarketRentEntry, 'before_index'>> &
  Pick<
    MarketRentEntry,
    | 'dwelling'
    | 'number_of_bedrooms'
    | 'lower_quartile'
    | 'median'
    | 'upper_quartile'
    | 'interval_80'
    | 'confidence'
    | 'period'
  >

interface TableArea {
  /** An SA2 code, or several with commas. */
  readonly sa2_code: string
  readonly name: string
  /** What people call it. */
  readonly suburb: string
  readonly territorial_authority: string
  /** A point in it, WGS84 degrees; null when not known. */
  readonly latitude: number | null
  readonly longitude: number | null
}

/**
 * The estimates of many areas in columns, which compress well: for each of `RENT_KINDS` a list of NZD a week in the order of
 * `areas`, 0 where there is none. `confidence` has a letter for each area, `period` a place in `periods`.
 */
export interface RentTable {
  /** Changes with every import. */
  readonly version: string
  readonly areas: readonly TableArea[]
  readonly periods: readonly string[]
  readonly lower_quartile: Columns
  readonly median: Columns
  readonly upper_quartile: Columns
  readonly interval_from: Columns
  readonly interval_to: Columns
  readonly period: Columns
  readonly confidence: readonly string[]
}

type Columns = readonly (readonly number[])[]

interface AreaEstimates {
  readonly area: TableArea
  readonly entries: readonly RentFigures[]
}

export function makeRentTable(version: string, estimates: readonly AreaEstimates[]): RentTable {
  const periods = [...new Set(estimates.flatMap(({ entries }) => entries.map(({ period }) => period)))].toSorted()
  const known = estimates.map(({ entries }) => new Map(entries.map((entry) => [placeOf(entry), entry])))
  const column = (figureOf: (entry: RentFigures) => number) =>
    RENT_KINDS.map((_, kind) =>
      known.map((entries) => {
        const entry = entries.get(kind)
        return entry === undefined ? 0 : figureOf(entry)
      }),
    )
  return {
    version,
    areas: estimates.map(({ area: { sa2_code, name, suburb, territorial_authority, latitude, longitude } }) => ({
      sa2_code,
      name,
      suburb,
      territorial_authority,
      // About a hundred metres.
      latitude: latitude === null ? null : round(latitude, 3),
      longitude: longitude === null ? null : round(longitude, 3),
    })),
    periods,
    lower_quartile: column((entry) => entry.lower_quartile),
    median: column((entry) => entry.median),
    upper_quartile: column((entry) => entry.upper_quartile),
    interval_from: column((entry) => entry.interval_80[0]),
    interval_to: column((entry) => entry.interval_80[1]),
    period: column((entry) => periods.indexOf(entry.period)),
    confidence: RENT_KINDS.map((_, kind) =>
      known.map((entries) => entries.get(kind)?.confidence.slice(0, 1) ?? '-').join(''),
    ),
  }
}

/** The estimates of an area; null when the table does not have it. */
export function readRentTable(table: RentTable, sa2Code: string): RentFigures[] | null {
  const at = table.areas.findIndex(({ sa2_code }) => sa2_code === sa2Code)
  if (at === -1) return null
  return RENT_KINDS.flatMap((kind, row) => {
    const read = (columns: Columns) => columns[row]?.[at] ?? 0
    const confidence = LETTERS[table.confidence[row]?.charAt(at) ?? '']
    const period = table.periods[read(table.period)]
    if (confidence === undefined || period === undefined) return []
    return [
      {
        ...kind,
        lower_quartile: read(table.lower_quartile),
        median: read(table.median),
        upper_quartile: read(table.upper_quartile),
        interval_80: [read(table.interval_from), read(table.interval_to)] as const,
        confidence,
        period,
      },
    ]
  })
}

const LETTERS: Readonly<Record<string, Confidence>> = { H: 'High', M: 'Medium', L: 'Low' }

function placeOf(entry: RentFigures): number {
  return RENT_KINDS.findIndex(
    (kind) => kind.dwelling === entry.dwelling && kind.number_of_bedrooms === entry.number_of_bedrooms,
  )
}
