import { integer, pgTable, text, uuid, timestamp } from 'drizzle-orm/pg-core'

// As tables.ts: the tables of payments, of database/migrations, with types.

const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** Customers at Stripe; one without an account belonged to a deleted account. */
export const stripe_customers = pgTable('stripe_customers', {
  customer_id: text().primaryKey(),
  account_id: uuid(),
  revision: integer().notNull().default(0),
  created_at: moment().notNull().defaultNow(),
  reconciled_at: moment(),
  left_at: moment(),
  ended_at: moment(),
})

/** Checkouts at Stripe; without a session until Stripe has opened one. */
export const checkouts = pgTable('checkouts', {
  id: uuid().primaryKey().defaultRandom(),
  customer_id: text().notNull(),
  state: text({ enum: ['opening', 'open', 'complete', 'expired'] })
    .notNull()
    .default('opening'),
  session_id: text(),
  url: text(),
  publishable_key: text().notNull(),
  coupon_code: text(),
  success_url: text().notNull(),
  cancel_url: text().notNull(),
  created_at: moment().notNull().defaultNow(),
  expires_at: moment(),
  asked_at: moment(),
})

/** Stripe's events, each once; `created_at` is Stripe's. */
export const stripe_events = pgTable('stripe_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  customer_id: text(),
  created_at: moment().notNull(),
  received_at: moment().notNull().defaultNow(),
  applied_at: moment(),
})

/** Invoices with a mail about their failed payment. */
export const failed_payments = pgTable('failed_payments', {
  invoice_id: text().primaryKey(),
  account_id: uuid().notNull(),
  announced_at: moment().notNull().defaultNow(),
})
