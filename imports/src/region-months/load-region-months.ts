import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Database, transaction } from '@homeyield/database/connection'
import { holdReferenceData } from '../reference/reference-store.ts'
import { keepReport, readNewestReport } from '../report/import-report-store.ts'
import { hasRegionMonths, replaceRegionMonths } from './region-month-store.ts'
import { parseRegionMonths } from './region-month-table.ts'

/** Where the shipped table lies. */
export const REGION_MONTHS = fileURLToPath(new URL('../../../database/seeds/region-months.csv', import.meta.url))

const NAME = 'region_months'

/**
 * Loads the shipped months of sale prices and rents by region, in one transaction; does nothing where this very table was
 * loaded before. Two processes may do so at once: the second waits and finds nothing left to do.
 */
export async function loadRegionMonths(database: Database, path: string = REGION_MONTHS): Promise<{ loaded: boolean }> {
  // Line ends of a checkout on Windows are made plain.
  const text = (await readFile(path, 'utf8')).replaceAll('\r\n', '\n')
  const hash = createHash('sha256').update(text).digest('hex')
  if (await isLoaded(database.db, hash)) return { loaded: false }
  return transaction(database, async (transaction) => {
    await holdReferenceData(transaction)
    if (await isLoaded(transaction, hash)) return { loaded: false }
    const months = parseRegionMonths(text)
    await replaceRegionMonths(transaction, months)
    await keepReport(transaction, {
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
