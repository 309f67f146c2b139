import type { Area, LaterCodes } from '../areas/area.ts'
import { gatherAreaCells } from './gather-area-cells.ts'
import type { TenancyRow } from './tenancy-row.ts'
import { type Counted, type ImportReport, Tally } from '../report/import-report.ts'
import type { AreaCell } from '../market-rents/area-cell.ts'
import { type ByRoomLetting, flagByRoomLettings } from './flag-by-room-lettings.ts'

const UNKNOWN_CODES_NAMED = 20

export interface CheckedCells {
  readonly cells: AreaCell[]
  /** Rooms let separately, which are shown and used for nothing. */
  readonly byRoom: AreaCell[]
  readonly report: ImportReport
}

/** Turns MBIE's rows into cells and separates rooms let separately. `known` is what the report has so far. */
export function checkCells(
  rows: readonly TenancyRow[],
  areas: readonly Area[],
  laterCodes: LaterCodes,
  known: Pick<ImportReport, 'source' | 'bedroom_quarter' | 'newest_quarter' | 'notes'> & { leftOut: Tally },
): CheckedCells {
  const codes = new Map([...laterCodes, ...areas.map(({ sa2_code }) => [sa2_code, sa2_code] as const)])
  const unknownCodes = new Tally()
  const gathered = gatherAreaCells(rows, codes, known.leftOut, unknownCodes)
  const { usable, flagged } = flagByRoomLettings(gathered, areas)
  if (flagged.length > 0) known.leftOut.add('cells that are really rooms let separately', flagged.length)
  return {
    cells: usable,
    byRoom: flagged.map(({ cell }) => cell),
    report: {
      source: known.source,
      bedroom_quarter: known.bedroom_quarter,
      newest_quarter: known.newest_quarter,
      used: [
        { what: 'areas with at least one figure', count: new Set(usable.map((cell) => cell.sa2_code)).size },
        ...['House', 'Apartment', 'Flat', 'Room', 'Any'].map((dwelling) => ({
          what: dwelling === 'Any' ? 'figures for any dwelling' : `figures for ${dwelling}`,
          count: usable.filter((cell) => cell.dwelling === dwelling).length,
        })),
      ],
      left_out: known.leftOut.list(),
      notes: [
        ...known.notes,
        ...describeLater(rows, laterCodes),
        ...describeUnknown(unknownCodes.list()),
        ...flagged.map((letting) => describeLetting(letting, areas)),
      ],
    },
  }
}

function describeLater(rows: readonly TenancyRow[], laterCodes: LaterCodes): string[] {
  const [first, ...others] = rows.map((row) => row.location).filter((code) => laterCodes.has(code))
  if (first === undefined) return []
  const count = (others.length + 1).toLocaleString('en-NZ')
  return [
    `Rows with a code of 2019 or 2023: ${count}. They count for the area of 2018, such as ${first} for ${laterCodes.get(first)}.`,
  ]
}

function describeUnknown(codes: readonly Counted[]): string[] {
  if (codes.length === 0) return []
  const named = codes
    .slice(0, UNKNOWN_CODES_NAMED)
    .map(({ what, count }) => `${what} (${count.toLocaleString('en-NZ')})`)
  const others = codes.length - named.length
  return [`Unknown codes and their rows: ${named.join(', ')}${others > 0 ? ` and ${others} more codes` : ''}.`]
}

function describeLetting({ cell, compared_with }: ByRoomLetting, areas: readonly Area[]): string {
  const area = areas.find(({ sa2_code }) => sa2_code === cell.sa2_code)
  const dwelling = cell.dwelling === 'Any' ? 'any dwelling' : cell.dwelling
  return (
    `${area?.name} (${cell.sa2_code}), ${dwelling} with ${cell.number_of_bedrooms} bedrooms: a median of $${cell.median} against ` +
    `$${compared_with} elsewhere in ${area?.territorial_authority}; treated as rooms let separately.`
  )
}
