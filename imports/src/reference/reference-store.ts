import type { Transaction } from '@homeyield/database/connection'
import { sql } from 'drizzle-orm'

// Any constant, the same in every process that changes reference data.
const REFERENCE_DATA_LOCK = 4_321_002

/** Locks areas and market rents until the transaction ends; other processes wait. */
export async function lockReferenceData(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${REFERENCE_DATA_LOCK})`)
}

/** Whether areas, meshblocks and market rents with their surroundings are loaded. */
export async function hasReferenceData(database: Pick<Transaction, 'execute' | 'select'>): Promise<boolean> {
  const { rows } = await database.execute<{ present: boolean }>(sql`
    select exists (select from areas) and exists (select from meshblocks) and exists (select from market_rents)
      and exists (select from rent_surroundings) as present`)
  return rows[0]?.present ?? false
}
