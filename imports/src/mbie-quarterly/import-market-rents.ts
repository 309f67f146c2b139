import { basename } from 'node:path'
import { type Database, transaction } from '@homeyield/database/connection'
import { readAreas } from '../areas/area-store.ts'
import { describeLosses, type LoadSize, MAX_FALL_PERCENT } from '../market-rents/compare-loads.ts'
import { measureMarketRents, replaceMarketRentsWithUndo } from '../market-rents/market-rent-store.ts'
import { poolRents } from '../market-rents/pool-rents.ts'
import { lockReferenceData } from '../reference/reference-store.ts'
import { readLaterCodes } from '../reference/seed-tables.ts'
import type { ImportReport } from '../report/import-report.ts'
import { storeReport } from '../report/import-report-store.ts'
import { type Calibration, checkCalibration, describeCalibration } from '../surroundings/check-calibration.ts'
import { measureSurroundings } from '../surroundings/measure-surroundings.ts'
import { refreshSurroundings } from '../surroundings/refresh-surroundings.ts'
import { readMarketRents } from './read-market-rents.ts'

export const MARKET_RENTS = 'market_rents'

/** Defaults in brackets. */
export interface ImportOptions {
  /** Imports a file that has much less than the current rents (no). */
  readonly acceptLoss?: boolean
  /** Checks the file and changes nothing (no). */
  readonly dryRun?: boolean
  /** Receives the part of the file read so far, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

export interface ImportResult {
  readonly report: ImportReport
  readonly current: LoadSize
  readonly loaded: LoadSize
}

/**
 * Replaces the market rents by MBIE's `Detailed Quarterly Tenancy` file, stores the previous ones and the report. Throws and
 * changes nothing for another file, one without usable figures, or one that loses too much. Needs the areas to be loaded.
 */
export async function importMarketRents(
  database: Database,
  path: string,
  { acceptLoss = false, dryRun = false, onProgress }: ImportOptions = {},
): Promise<ImportResult> {
  const areas = await readAreas(database.db)
  if (areas.length === 0)
    throw new Error('The database has no areas yet. Start Homeyield once, or run node run/migrate.ts.')
  const checked = await readMarketRents(path, areas, await readLaterCodes(), onProgress)
  const { cells, byRoom } = checked
  if (cells.length === 0) throw new Error(`${path} has no usable figure.`)
  const rents = poolRents(cells, areas, byRoom)
  const setAside = measureSurroundings(cells, areas)?.setAside.size ?? 0
  const report = addCalibration(addSetAside(checked.report, setAside), checkCalibration(cells, areas))
  const own = rents.filter((rent) => rent.area_kind === 'area' && rent.set_aside === null)
  const loaded: LoadSize = {
    areas: new Set(own.map((rent) => rent.area_code)).size,
    figures: own.length,
    bonds: own.reduce((sum, rent) => sum + rent.bonds, 0),
    quarter: own.reduce((newest, rent) => (rent.period > newest ? rent.period : newest), ''),
  }
  return transaction(database, async (transaction) => {
    await lockReferenceData(transaction)
    const current = await measureMarketRents(transaction)
    const losses = describeLosses(current, loaded)
    if (losses.length > 0 && !acceptLoss) {
      throw new Error(
        `${path} has much less than the current rents: ${losses.join('; ')}. A fall of more than ${MAX_FALL_PERCENT} % or an ` +
          'older quarter is refused, because the file may be cut off. Use --accept-loss to import it anyway.',
      )
    }
    if (!dryRun) {
      await replaceMarketRentsWithUndo(transaction, rents)
      await refreshSurroundings(transaction)
      await storeReport(transaction, { name: MARKET_RENTS, source: basename(path), report })
    }
    return { report, current, loaded }
  })
}

function addSetAside(report: ImportReport, count: number): ImportReport {
  if (count === 0) return report
  const what = 'figures far below what is around them, shown but not used'
  return { ...report, left_out: [...report.left_out, { what, count }] }
}

function addCalibration(report: ImportReport, calibration: Calibration | null): ImportReport {
  return calibration === null ? report : { ...report, notes: [describeCalibration(calibration), ...report.notes] }
}
