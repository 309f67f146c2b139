import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

// As tables.ts: the tables of documents, of database/migrations, with types.

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** `inputs` and `content` get their types where they are read. */
export const documents = pgTable('documents', {
  id: uuid().primaryKey().defaultRandom(),
  account_id: uuid().notNull(),
  calculation_id: uuid(),
  kind: text({ enum: ['owner_appraisal', 'buyer_appraisal', 'bank', 'market_rent_evidence'] }).notNull(),
  version: integer().notNull().default(1),
  inputs: jsonb().notNull(),
  content: jsonb().notNull(),
  day: text().notNull(),
  sent_at: moment(),
  outcome: text({ enum: ['won', 'lost'] }),
  answer: text({ enum: ['accepted', 'asked'] }),
  answered_at: moment(),
  created_at: moment().notNull().defaultNow(),
  updated_at: moment().notNull().defaultNow(),
})

export const document_sendings = pgTable('document_sendings', {
  id: uuid().primaryKey().defaultRandom(),
  document_id: uuid().notNull(),
  recipient: text().notNull(),
  sent_at: moment().notNull(),
})
