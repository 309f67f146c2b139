import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Database, transaction } from '@homeyield/database/connection'
import { lockReferenceData } from '../reference/reference-store.ts'
import { storeReport, readNewestReport } from '../report/import-report-store.ts'
import { hasMortgageRates, storeShippedMortgageRates } from './mortgage-rate-store.ts'
import { parseMortgageRates } from './mortgage-rate-table.ts'

export const SHIPPED_RATES = fileURLToPath(new URL('../../../database/seeds/mortgage-rates.csv', import.meta.url))

const NAME = 'shipped_mortgage_rates'

/**
 * Loads the shipped mortgage rates in one transaction, unless already loaded; imported ones stay. Several processes may
 * run it at once.
 */
export async function loadMortgageRates(
  database: Database,
  path: string = SHIPPED_RATES,
): Promise<{ loaded: boolean }> {
  // Removes the carriage returns of a checkout on Windows.
  const text = (await readFile(path, 'utf8')).replaceAll('\r\n', '\n')
  const hash = createHash('sha256').update(text).digest('hex')
  if (await isLoaded(database.db, hash)) return { loaded: false }
  return transaction(database, async (transaction) => {
    await lockReferenceData(transaction)
    if (await isLoaded(transaction, hash)) return { loaded: false }
    const added = await storeShippedMortgageRates(transaction, parseMortgageRates(text))
    await storeReport(transaction, {
      name: NAME,
      source: 'database/seeds/mortgage-rates.csv',
      report: { hash, added },
    })
    return { loaded: true }
  })
}

async function isLoaded(database: Parameters<typeof hasMortgageRates>[0], hash: string): Promise<boolean> {
  const newest = await readNewestReport<{ hash: string }>(database, NAME)
  return newest?.report.hash === hash && (await hasMortgageRates(database))
}
