import { createHash } from 'node:crypto'
import { type Database, transaction } from '@homeyield/database/connection'
import { replaceAreas } from './areas/area-store.ts'
import type { AreaCell } from './market-rents/area-cell.ts'
import { MARKET_RENTS } from './mbie-quarterly/import-market-rents.ts'
import { replaceMarketRents } from './market-rents/market-rent-store.ts'
import { poolRents } from './market-rents/pool-rents.ts'
import { lockReferenceData, hasReferenceData } from './reference/reference-store.ts'
import { parseSeedTables, readSeedTexts, SEEDS, type SeedTexts } from './reference/seed-tables.ts'
import type { ImportReport } from './report/import-report.ts'
import { storeReport, readNewestReport } from './report/import-report-store.ts'
import { refreshSurroundings } from './surroundings/refresh-surroundings.ts'

const REFERENCE_DATA = 'reference_data'

interface ReferenceReport {
  seeds_hash: string
  areas: number
  meshblocks: number
  rents: 'loaded' | 'unchanged'
}

/**
 * Loads the shipped areas, meshblocks, outlines and market rents in one transaction, unless already loaded. Rents imported from
 * MBIE stay unless the shipped ones are of a later quarter. Several processes may run it at once.
 */
export async function loadReferenceData(database: Database, folder: string = SEEDS): Promise<{ loaded: boolean }> {
  const texts = await readSeedTexts(folder)
  const hash = hashOf(texts)
  if (await isLoaded(database.db, hash)) return { loaded: false }
  return transaction(database, async (transaction) => {
    await lockReferenceData(transaction)
    if (await isLoaded(transaction, hash)) return { loaded: false }
    const { areas, meshblocks, outlines, cells } = parseSeedTables(texts)
    await replaceAreas(transaction, { areas, meshblocks, outlines })
    const imported = await readNewestReport<ImportReport>(transaction, MARKET_RENTS)
    const isImportNewer = imported !== null && imported.report.bedroom_quarter >= newestQuarter(cells)
    if (!isImportNewer) await replaceMarketRents(transaction, poolRents(cells, areas))
    await refreshSurroundings(transaction)
    const report: ReferenceReport = {
      seeds_hash: hash,
      areas: areas.length,
      meshblocks: meshblocks.size,
      rents: isImportNewer ? 'unchanged' : 'loaded',
    }
    await storeReport(transaction, { name: REFERENCE_DATA, source: 'database/seeds', report })
    return { loaded: true }
  })
}

async function isLoaded(database: Parameters<typeof hasReferenceData>[0], hash: string): Promise<boolean> {
  const newest = await readNewestReport<ReferenceReport>(database, REFERENCE_DATA)
  return newest?.report.seeds_hash === hash && (await hasReferenceData(database))
}

function hashOf(texts: SeedTexts): string {
  const hash = createHash('sha256')
  for (const [name, text] of Object.entries(texts)) hash.update(`${name} ${text.length}\n`).update(text)
  return hash.digest('hex')
}

function newestQuarter(cells: readonly AreaCell[]): string {
  return cells.reduce((newest, cell) => (cell.period > newest ? cell.period : newest), '')
}
