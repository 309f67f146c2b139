import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { basename } from 'node:path'
import type { Area, LaterCodes } from '../areas/area.ts'
import { type CheckedCells, checkCells } from './check-cells.ts'
import { Tally } from '../report/import-report.ts'
import {
  chooseBedroomQuarter,
  MAX_ONE_BEDROOM_PERCENT,
  type QuarterShare,
  QuarterShares,
} from './choose-bedroom-quarter.ts'
import { readTenancyRows } from './read-tenancy-rows.ts'
import { refuseImpossibleRows, refuseOtherRows } from './refuse-other-file.ts'
import { ALL, type TenancyRow } from './tenancy-row.ts'

/**
 * Reads market rents from MBIE's `Detailed Quarterly Tenancy` file, with a report of what was used and left out. Bedroom
 * figures come from the newest quarter that passes the bedroom check; newer ones give only their figures for all bedrooms
 * of a Room. Throws for another file, or if no quarter passes.
 */
export async function readMarketRents(
  path: string,
  areas: readonly Area[],
  laterCodes: LaterCodes,
  onProgress?: (share: number) => void,
): Promise<CheckedCells> {
  const shares = new QuarterShares()
  const rows: TenancyRow[] = []
  const add = (row: TenancyRow) => {
    shares.add(row)
    rows.push(row)
  }
  const unreadable = await readTenancyRows(path, add, onProgress)
  const quarters = shares.list()
  const chosen = chooseBedroomQuarter(quarters)
  const [newest, oldest] = [quarters[0], quarters.at(-1)]
  if (!newest || !oldest) throw new Error(`${path} has no row with a readable quarter.`)
  refuseImpossibleRows(path, rows, dayInNewZealand(new Date()))
  refuseOtherRows(path, rows)
  if (chosen === null) {
    throw new Error(`In no quarter of ${path} are at most ${MAX_ONE_BEDROOM_PERCENT} % of the bonds coded one bedroom.`)
  }
  const leftOut = new Tally()
  if (unreadable > 0) leftOut.add('rows with an unreadable quarter', unreadable)
  const wanted = rows.filter((row) => {
    const reason = skipReason(row, chosen)
    if (reason !== null) leftOut.add(reason)
    return reason === null
  })
  const notes = quarters.filter((quarter) => quarter.period > chosen).map(describeFault)
  return checkCells(wanted, areas, laterCodes, {
    source: `${basename(path)}, rows: ${rows.length.toLocaleString('en-NZ')}, quarters: ${oldest.period} to ${newest.period}`,
    bedroom_quarter: chosen,
    newest_quarter: newest.period,
    leftOut,
    notes,
  })
}

function skipReason(row: TenancyRow, chosen: string): string | null {
  if (row.period < chosen) return 'older quarters'
  if (row.period === chosen) return null
  const isAllRooms = row.dwelling.toUpperCase() === 'ROOM' && row.beds === ALL
  return isAllRooms ? null : 'newer quarters, whose numbers of bedrooms are not reliable'
}

function describeFault({ period, one_bedroom, stated }: QuarterShare): string {
  if (stated === 0)
    return `The quarter from ${period} states no numbers of bedrooms; only its figures for all rooms are used.`
  const percent = ((one_bedroom / stated) * 100).toFixed(1)
  return (
    `The quarter from ${period} codes ${percent} % of ${stated.toLocaleString('en-NZ')} bonds as one bedroom, ` +
    `more than ${MAX_ONE_BEDROOM_PERCENT} %; only its figures for all rooms are used.`
  )
}
