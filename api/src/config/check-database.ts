import type { Database } from '@homeyield/database/connection'
import { findMissingMigrations } from '@homeyield/database/find-missing-migrations'
import type { SampleStore } from './sample-store.ts'

/** Throws when migrations of this version are missing. Additional ones are from a newer version. */
export async function refuseUnmigrated(database: Database): Promise<void> {
  const [first, ...others] = await findMissingMigrations(database)
  if (first === undefined) return
  const more = others.length === 0 ? '' : ` and ${others.length} more`
  throw new Error(
    `The database of DATABASE_URL lacks the migration ${first}${more}. Bring it up to date first: node run/migrate.ts`,
  )
}

/** Throws when the database has development data, such as accounts with public passwords. */
export async function refuseSamples(samples: SampleStore, demoAccounts: readonly string[]): Promise<void> {
  const found = [
    ...((await samples.hasAccounts(demoAccounts)) ? ['demo accounts with a public password'] : []),
    ...((await samples.hasSampleAddresses()) ? ['invented addresses'] : []),
  ]
  if (found.length === 0) return
  throw new Error(
    `This database was made for development: it has ${found.join(' and ')}. In production start with an empty database (another DATABASE_URL or DATA_DIR), or set NODE_ENV=development.`,
  )
}
