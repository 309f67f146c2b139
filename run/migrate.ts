import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { migrateQueue } from '@homeyield/api/queue/migrate-queue'
import { openDatabase } from '@homeyield/database/connection'
import { isUnavailable } from '@homeyield/database/is-unavailable'
import { migrate } from '@homeyield/database/migrate'
import { loadReferenceData } from '@homeyield/imports/load-reference-data'
import { loadMortgageRates } from '@homeyield/imports/mortgage-rates/load-mortgage-rates'
import { loadRegionMonths } from '@homeyield/imports/region-months/load-region-months'
import { readDirectUrl } from './read-direct-url.ts'

// Updates the database of DATABASE_URL, without a pooler if DATABASE_DIRECT_URL names it: the product's tables, the queue's and the reference data. Safe to run several times and
// at once. On failure prints a message and exits with status 1.
const ROOT = join(import.meta.dirname, '..')
const silent = () => undefined

try {
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'))
  const url = readDirectUrl(process.env)
  if (url === undefined) {
    throw new Error('DATABASE_URL must be the address of a PostgreSQL, such as postgres://user:password@host/database.')
  }
  for (const name of await bringUpToDate(url)) console.log(`Applied ${name}`)
  console.log('The database is up to date.')
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(isUnavailable(error) ? `The database of DATABASE_URL is unavailable: ${message}` : message)
  process.exitCode = 1
}

async function bringUpToDate(url: string): Promise<string[]> {
  const names = await migrate(url)
  await migrateQueue(url, { error: console.error, warn: console.warn, info: silent, debug: silent })
  const database = openDatabase(url, { max: 2, statementTimeout: 0 })
  try {
    await loadReferenceData(database)
    await loadRegionMonths(database)
    await loadMortgageRates(database)
  } finally {
    await database.close()
  }
  return names
}
