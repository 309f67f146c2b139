import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Database, transaction } from '@homeyield/database/connection'
import { lockReferenceData } from '../reference/reference-store.ts'
import { storeReport, readNewestReport } from '../report/import-report-store.ts'
import { hasRegionMonths, replaceRegionMonths } from './region-month-store.ts'
import { parseRegionMonths } from './region-month-table.ts'

export const REGION_MONTHS = fileURLToPath(new URL('../../../database/seeds/region-months.csv', import.meta.url))

const NAME = 'region_months'

/**
 * Loads the shipped monthly sale prices and rents in one transaction, unless already loaded. Several processes may run
 * it at once.
 */
export async function loadRegionMonths(database: Database, path: string = REGION_MONTHS): Promise<{ loaded: boolean }> {
  // Removes the carriage returns of a checkout on Windows.
  const text = (await readFile(path, 'utf8')).replaceAll('\r\n', '\n')
  const hash = createHash('sha256').update(text).digest('hex')
  if (await isLoaded(database.db, hash)) return { loaded: false }
  return transaction(database, async (transaction) => {
    await lockReferenceData(transaction)
    if (await isLoaded(transaction, hash)) return { loaded: false }
    const months = parseRegionMonths(text)
    await replaceRegionMonths(transaction, months)
    await storeReport(transaction, {
      name: NAME,
      source: 'database/seeds/region-months.csv',
      report: { hash, months: months.length },
    })
    return { loaded: true }
  })
}

async function isLoaded(database: Parameters<typeof hasRegionMonths>[0], hash: string): Promise<boolean> {
  const newest = await readNewestReport<{ hash: string }>(database, NAME)
  return newest?.report.hash === hash && (await hasRegionMonths(database))
}
