import { admin_log } from '@homeyield/database/admin-tables'
import type { Database, Transaction } from '@homeyield/database/connection'
import { desc, eq } from 'drizzle-orm'

type Entry = typeof admin_log.$inferSelect

export interface AdminLog {
  /** Stores what was done; `details` have nobody's name or address. */
  readonly write: (
    command: string,
    accountId: string | null,
    details?: Readonly<Record<string, unknown>>,
  ) => Promise<void>
  /** The newest first. */
  readonly list: (limit: number, accountId: string | null) => Promise<Entry[]>
}

export function openAdminLog({ db }: { readonly db: Database['db'] | Transaction }, operator: string): AdminLog {
  return {
    async write(command, account_id, details = {}) {
      await db.insert(admin_log).values({ done_by: operator, command, account_id, details })
    },
    list: (limit, accountId) =>
      db
        .select()
        .from(admin_log)
        .where(accountId === null ? undefined : eq(admin_log.account_id, accountId))
        .orderBy(desc(admin_log.id))
        .limit(limit),
  }
}
