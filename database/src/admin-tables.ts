import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What operators did; `account_id` outlives its account. */
export const admin_log = pgTable('admin_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  done_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  done_by: text().notNull(),
  command: text().notNull(),
  account_id: uuid(),
  details: jsonb().notNull().default({}),
})
