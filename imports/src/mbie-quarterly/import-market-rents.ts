import { basename } from 'node:path'
import { type Database, transaction } from '@homeyield/database/connection'
import { readAreas } from '../areas/area-store.ts'
import { readMarketRents } from './read-market-rents.ts'
import { lockReferenceData } from '../reference/reference-store.ts'
import type { ImportReport } from '../report/import-report.ts'
import { storeReport } from '../report/import-report-store.ts'
import { replaceMarketRents } from '../market-rents/market-rent-store.ts'
import { poolRents } from '../market-rents/pool-rents.ts'

export const MARKET_RENTS = 'market_rents'

/**
 * Replaces the market rents by MBIE's `Detailed Quarterly Tenancy` file; stores and returns the report. Throws and changes
 * nothing for another file or one without usable figures. Needs the areas to be loaded.
 */
export async function importMarketRents(database: Database, path: string): Promise<ImportReport> {
  const areas = await readAreas(database.db)
  const { cells, report } = await readMarketRents(path, areas)
  if (cells.length === 0) throw new Error(`${path} has no usable figure; nothing was imported.`)
  const rents = poolRents(cells, areas)
  await transaction(database, async (transaction) => {
    await lockReferenceData(transaction)
    await replaceMarketRents(transaction, rents)
    await storeReport(transaction, { name: MARKET_RENTS, source: basename(path), report })
  })
  return report
}
