import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Database, type Transaction, transaction } from '@homeyield/database/connection'
import { readNewestReport, storeReport } from '../report/import-report-store.ts'
import { lockReferenceData } from './reference-store.ts'

/** Where the tables are that come with the product. */
export const SEEDS = join(import.meta.dirname, '../../../database/seeds')

interface ShippedTable {
  readonly name: string
  readonly path: string
  /** Whether the database holds what a load would have stored. */
  readonly isStored: (queries: Database['db'] | Transaction) => Promise<boolean>
  /** Stores the text of the file, and returns what is reported of it. */
  readonly store: (transaction: Transaction, text: string) => Promise<object>
}

/** Loads a shipped table in one transaction, unless already loaded. Several processes may run it at once. */
export async function loadShippedTable(
  database: Database,
  { name, path, isStored, store }: ShippedTable,
): Promise<{ loaded: boolean }> {
  // Removes the carriage returns of a checkout on Windows.
  const text = (await readFile(path, 'utf8')).replaceAll('\r\n', '\n')
  const hash = createHash('sha256').update(text).digest('hex')
  const isLoaded = async (queries: Database['db'] | Transaction) => {
    const newest = await readNewestReport<{ hash: string }>(queries, name)
    return newest?.report.hash === hash && (await isStored(queries))
  }
  if (await isLoaded(database.db)) return { loaded: false }
  return transaction(database, async (transaction) => {
    await lockReferenceData(transaction)
    if (await isLoaded(transaction)) return { loaded: false }
    const report = await store(transaction, text)
    await storeReport(transaction, { name, source: `database/seeds/${basename(path)}`, report: { hash, ...report } })
    return { loaded: true }
  })
}
