import type { Database } from '@homeyield/database/connection'
import { findMissingMigrations } from '@homeyield/database/find-missing-migrations'

/**
 * Throws a sentence when the database lacks migrations that this version needs. One that has had more than these is let pass: so
 * it is while a newer version takes over.
 */
export async function refuseUnmigrated(database: Database): Promise<void> {
  const [first, ...others] = await findMissingMigrations(database)
  if (first === undefined) return
  const more = others.length === 0 ? '' : ` and ${others.length} more`
  throw new Error(
    `The database of DATABASE_URL has not had the migration ${first}${more}. Bring it up to date first: node run/migrate.ts`,
  )
}
