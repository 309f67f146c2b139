import type { Area } from '../areas/area.ts'
import type { AreaCell } from '../market-rents/area-cell.ts'
import { checkCells } from './check-cells.ts'
import { type ImportReport, Tally } from '../report/import-report.ts'
import {
  chooseBedroomQuarter,
  MOST_ONE_BEDROOM_PERCENT,
  type QuarterShare,
  QuarterShares,
} from './choose-bedroom-quarter.ts'
import { readTenancyRows } from './read-tenancy-rows.ts'
import { ALL, type TenancyRow } from './tenancy-row.ts'

/**
 * Reads the areas' market rents from MBIE's `Detailed Quarterly Tenancy` file at `path`, with a report of what was used and
 * what was left out. Figures by number of bedrooms come from one quarter, the newest that passes the bedroom check; of
 * newer ones only the figures for all bedrooms serve, which a Room can use. Throws a sentence where the file is not MBIE's, or
 * where no quarter in it passes.
 */
export async function readMarketRents(
  path: string,
  areas: readonly Area[],
): Promise<{ cells: AreaCell[]; report: ImportReport }> {
  const shares = new QuarterShares()
  const rows: TenancyRow[] = []
  const unreadable = await readTenancyRows(path, (row) => {
    shares.add(row)
    rows.push(row)
  })
  const quarters = shares.list()
  const chosen = chooseBedroomQuarter(quarters)
  const [newest] = quarters
  if (!newest) throw new Error(`${path} has no row with a quarter that can be read; nothing was imported.`)
  if (chosen === null) {
    throw new Error(
      `In no quarter of ${path} are at most ${MOST_ONE_BEDROOM_PERCENT} % of the bonds coded one bedroom; nothing was imported.`,
    )
  }
  const leftOut = new Tally()
  if (unreadable > 0) leftOut.add('rows whose quarter cannot be read', unreadable)
  const wanted = rows.filter((row) => {
    const refusal = refuseQuarter(row, chosen)
    if (refusal !== null) leftOut.add(refusal)
    return refusal === null
  })
  const notes = quarters.filter((quarter) => quarter.period > chosen).map(describeFault)
  return checkCells(wanted, areas, { bedroom_quarter: chosen, newest_quarter: newest.period, leftOut, notes })
}

function refuseQuarter(row: TenancyRow, chosen: string): string | null {
  if (row.period < chosen) return 'older quarters'
  if (row.period === chosen) return null
  const isAllRooms = row.dwelling.toUpperCase() === 'ROOM' && row.beds === ALL
  return isAllRooms ? null : 'newer quarters, whose numbers of bedrooms are not believed'
}

function describeFault({ period, one_bedroom, stated }: QuarterShare): string {
  if (stated === 0)
    return `The quarter from ${period} states no numbers of bedrooms; only its figures for all rooms serve.`
  const percent = ((one_bedroom / stated) * 100).toFixed(1)
  return (
    `The quarter from ${period} codes ${percent} % of ${stated.toLocaleString('en-NZ')} bonds as one bedroom, ` +
    `more than ${MOST_ONE_BEDROOM_PERCENT} %; only its figures for all rooms serve.`
  )
}
