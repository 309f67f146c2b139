import { admin_log } from '@homeyield/database/admin-tables'
import type { Database } from '@homeyield/database/connection'
import { accounts } from '@homeyield/database/tables'
import { and, eq, lt, notExists } from 'drizzle-orm'

/** Deletes what operators did before a moment to accounts that are gone. */
export async function forgetAdminLog({ db }: Database, before: Date): Promise<void> {
  const itsAccount = db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, admin_log.account_id))
  await db.delete(admin_log).where(and(lt(admin_log.done_at, before), notExists(itsAccount)))
}
