import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { migrateQueue } from '@homeyield/api/queue/migrate-queue'
import { openDatabase } from '@homeyield/database/connection'
import { isUnavailable } from '@homeyield/database/is-unavailable'
import { migrate } from '@homeyield/database/migrate'
import { loadReferenceData } from '@homeyield/imports/load-reference-data'
import { loadRegionMonths } from '@homeyield/imports/region-months/load-region-months'

// Brings the database of DATABASE_URL up to date: the product's tables, the queue's, and the reference data that it ships. Any
// number may run at once, and a second time there is nothing left to do. Ends with status 1 and a sentence when that fails.
const ROOT = join(import.meta.dirname, '..')
const silent = () => undefined

try {
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'))
  const url = process.env['DATABASE_URL']?.trim() ?? ''
  if (!/^postgres(?:ql)?:\/\//u.test(url)) {
    throw new Error('DATABASE_URL must be the address of a PostgreSQL, such as postgres://user:password@host/database.')
  }
  for (const name of await bringUpToDate(url)) console.log(`Applied ${name}`)
  console.log('The database is up to date.')
} catch (error) {
  const sentence = error instanceof Error ? error.message : String(error)
  console.error(isUnavailable(error) ? `The database of DATABASE_URL does not answer: ${sentence}` : sentence)
  process.exitCode = 1
}

async function bringUpToDate(url: string): Promise<string[]> {
  const names = await migrate(url)
  await migrateQueue(url, { error: console.error, warn: console.warn, info: silent, debug: silent })
  const database = openDatabase(url, { max: 2, statementTimeout: 0 })
  try {
    await loadReferenceData(database)
    await loadRegionMonths(database)
  } finally {
    await database.close()
  }
  return names
}
