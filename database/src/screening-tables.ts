import { sql } from 'drizzle-orm'
import { customType, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

// As tables.ts: the tables of screenings, of database/migrations, with types.

const moment = () => timestamp({ withTimezone: true, mode: 'date' })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Lists of homes. `terms`, `criteria` and `homes` get their types where they are read. */
export const screenings = pgTable('screenings', {
  id: uuid().primaryKey().defaultRandom(),
  account_id: uuid().notNull(),
  name: text().notNull(),
  version: integer().notNull().default(1),
  terms: jsonb().notNull(),
  criteria: jsonb().notNull(),
  homes: jsonb().notNull(),
  idempotency_key: text(),
  idempotency_digest: bytes(),
  created_at: moment().notNull().defaultNow(),
  updated_at: moment().notNull().defaultNow(),
  number_of_homes: integer()
    .notNull()
    .generatedAlwaysAs(sql`jsonb_array_length(homes)`),
})

/** Named terms and criteria of an account. `templates` gets its type where it is read. */
export const screening_templates = pgTable('screening_templates', {
  account_id: uuid().primaryKey(),
  version: integer().notNull().default(0),
  templates: jsonb().notNull().default([]),
  updated_at: moment().notNull().defaultNow(),
})
