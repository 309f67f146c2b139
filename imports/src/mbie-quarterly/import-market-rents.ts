import { basename } from 'node:path'
import { type Database, transaction } from '@homeyield/database/connection'
import { readAreas } from '../areas/area-store.ts'
import { readMarketRents } from './read-market-rents.ts'
import { holdReferenceData } from '../reference/reference-store.ts'
import type { ImportReport } from '../report/import-report.ts'
import { keepReport } from '../report/import-report-store.ts'
import { replaceMarketRents } from '../market-rents/market-rent-store.ts'
import { poolRents } from '../market-rents/pool-rents.ts'

/** The name under which these imports keep their reports. */
export const MARKET_RENTS = 'market_rents'

/**
 * Puts the market rents of MBIE's `Detailed Quarterly Tenancy` file at `path` in the place of those kept, and keeps and
 * answers the report. A file that is not MBIE's or holds nothing to use throws a sentence and changes nothing. The areas must
 * have been loaded.
 */
export async function importMarketRents(database: Database, path: string): Promise<ImportReport> {
  const areas = await readAreas(database.db)
  const { cells, report } = await readMarketRents(path, areas)
  if (cells.length === 0) throw new Error(`${path} has no figure that can be used; nothing was imported.`)
  const rents = poolRents(cells, areas)
  await transaction(database, async (transaction) => {
    await holdReferenceData(transaction)
    await replaceMarketRents(transaction, rents)
    await keepReport(transaction, { name: MARKET_RENTS, source: basename(path), report })
  })
  return report
}
