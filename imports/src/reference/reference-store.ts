import type { Transaction } from '@homeyield/database/connection'
import { sql } from 'drizzle-orm'

// Any constant, the same in every process that changes reference data.
const REFERENCE_DATA_LOCK = 4_321_002

/** Locks areas and market rents until the transaction ends; other processes wait. */
export async function lockReferenceData(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${REFERENCE_DATA_LOCK})`)
}

export interface LoadedParts {
  /** Areas, meshblocks and market rents. */
  readonly tables: boolean
  /** What is measured from them, by today's method. */
  readonly surroundings: boolean
}

/** Which parts of the reference data are loaded. */
export async function findLoadedParts(database: Pick<Transaction, 'execute'>): Promise<LoadedParts> {
  const { rows } = await database.execute<LoadedParts & Record<string, unknown>>(sql`
    select exists (select from areas) and exists (select from meshblocks) and exists (select from market_rents) as tables,
      exists (select from rent_surroundings where step is not null) as surroundings`)
  return rows[0] ?? { tables: false, surroundings: false }
}
