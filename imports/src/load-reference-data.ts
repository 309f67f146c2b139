import { createHash } from 'node:crypto'
import { type Database, type Transaction, transaction } from '@homeyield/database/connection'
import { replaceAreas } from './areas/area-store.ts'
import type { AreaCell } from './market-rents/area-cell.ts'
import { MARKET_RENTS } from './mbie-quarterly/import-market-rents.ts'
import { replaceMarketRents } from './market-rents/market-rent-store.ts'
import { poolRents } from './market-rents/pool-rents.ts'
import { findLoadedParts, type LoadedParts, lockReferenceData } from './reference/reference-store.ts'
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
 * MBIE stay unless the shipped ones are of a later quarter. Where only the surroundings are missing, or measured by an
 * earlier method, measures these. Several processes may run it at once.
 */
export async function loadReferenceData(database: Database, folder: string = SEEDS): Promise<{ loaded: boolean }> {
  const texts = await readSeedTexts(folder)
  const hash = hashOf(texts)
  if (isComplete(await findLoaded(database.db, hash))) return { loaded: false }
  return transaction(database, async (transaction) => {
    await lockReferenceData(transaction)
    const loaded = await findLoaded(transaction, hash)
    if (isComplete(loaded)) return { loaded: false }
    const { areas, meshblocks, outlines, cells } = parseSeedTables(texts)
    if (!loaded.tables) await replaceAreas(transaction, { areas, meshblocks, outlines })
    const imported = await readNewestReport<ImportReport>(transaction, MARKET_RENTS)
    const isImportNewer = imported !== null && imported.report.bedroom_quarter >= newestQuarter(cells)
    const keepsRents = loaded.tables || isImportNewer
    if (!keepsRents) await replaceMarketRents(transaction, poolRents(cells, areas))
    await refreshSurroundings(transaction)
    const report: ReferenceReport = {
      seeds_hash: hash,
      areas: areas.length,
      meshblocks: meshblocks.size,
      rents: keepsRents ? 'unchanged' : 'loaded',
    }
    await storeReport(transaction, { name: REFERENCE_DATA, source: 'database/seeds', report })
    return { loaded: true }
  })
}

/** Which parts of the tables with this hash are loaded. */
async function findLoaded(database: Transaction, hash: string): Promise<LoadedParts> {
  const newest = await readNewestReport<ReferenceReport>(database, REFERENCE_DATA)
  if (newest?.report.seeds_hash !== hash) return { tables: false, surroundings: false }
  return findLoadedParts(database)
}

function isComplete({ tables, surroundings }: LoadedParts): boolean {
  return tables && surroundings
}

function hashOf(texts: SeedTexts): string {
  const hash = createHash('sha256')
  for (const [name, text] of Object.entries(texts)) hash.update(`${name} ${text.length}\n`).update(text)
  return hash.digest('hex')
}

function newestQuarter(cells: readonly AreaCell[]): string {
  return cells.reduce((newest, cell) => (cell.period > newest ? cell.period : newest), '')
}
