import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

// The tables of database/migrations with types; tables.pg.test.ts compares the two. Indexes, checks and foreign keys are only
// in the migrations: queries do not need them here.

const moment = () => timestamp({ withTimezone: true, mode: 'date' })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * `email` is unique regardless of case; `premium_given_until` is the last day in New Zealand; `last_confirmed_email` is set only while `email` awaits confirmation after another was
 * confirmed.
 */
export const accounts = pgTable('accounts', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  email_confirmed_at: moment(),
  name: text().notNull(),
  password_hash: text().notNull(),
  is_property_professional: boolean().notNull().default(false),
  terms_accepted_at: moment(),
  email_signature: text(),
  brand_logo_url: text(),
  coupon_code: text(),
  created_at: moment().notNull().defaultNow(),
  last_confirmed_email: text(),
  search_undone_at: moment(),
  locked_at: moment(),
  premium_given_until: text(),
  premium_given_reason: text(),
})

/** Named in tokens, so that a session can be revoked at once. */
export const sessions = pgTable('sessions', {
  id: uuid().primaryKey().defaultRandom(),
  account_id: uuid().notNull(),
  created_at: moment().notNull().defaultNow(),
  expires_at: moment().notNull(),
  revoked_at: moment(),
})

/** The payment provider's latest state of an account's subscription. */
export const subscriptions = pgTable('subscriptions', {
  account_id: uuid().primaryKey(),
  status: text().notNull(),
  current_period_end: moment(),
  past_due_since: moment(),
  cancelled: boolean().notNull().default(false),
  stripe_subscription_id: text(),
  first_bill_announced_at: moment(),
})

/** The areas whose market rent an account has looked up. */
export const property_searches = pgTable(
  'property_searches',
  {
    account_id: uuid().notNull(),
    sa2_code: text().notNull(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.account_id, table.sa2_code] })],
)

/** Statistical areas 2 with their district and region. */
export const areas = pgTable('areas', {
  sa2_code: text().primaryKey(),
  name: text().notNull(),
  territorial_authority_code: text().notNull(),
  territorial_authority: text().notNull(),
  region_code: text().notNull(),
  region: text().notNull(),
  on_land: boolean().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
})

/** Boundaries, in the encoding of domain/src/outlines. Areas of sea and inland water have none. */
export const area_outlines = pgTable('area_outlines', {
  sa2_code: text().primaryKey(),
  polygons: text().notNull(),
})

/** Areas that are mostly in a suburb of imported addresses. */
export const suburb_areas = pgTable(
  'suburb_areas',
  { suburb: text().notNull(), sa2_code: text().notNull(), addresses: integer().notNull().default(0) },
  (table) => [primaryKey({ columns: [table.suburb, table.sa2_code] })],
)

export const meshblocks = pgTable('meshblocks', {
  meshblock: text().primaryKey(),
  sa2_code: text().notNull(),
})

export const import_reports = pgTable('import_reports', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  source: text().notNull(),
  imported_at: moment().notNull().defaultNow(),
  report: jsonb().notNull(),
})

/** The address search loads these into memory. */
export const streets = pgTable('streets', {
  id: integer().primaryKey(),
  name: text().notNull(),
  suburb: text(),
  city: text().notNull(),
  territorial_authority: text().notNull(),
})

export const addresses = pgTable('addresses', {
  id: text().primaryKey(),
  street_id: integer().notNull(),
  label: text().notNull(),
  house_number: integer().notNull(),
  suffix: text().notNull().default(''),
  unit: text().notNull().default(''),
  /** Only of samples: other addresses are composed from label and street. */
  address: text(),
  sa2_code: text(),
  meshblock: text(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  is_sample: boolean().notNull().default(false),
})

/** A number of the inputs or figures, for the list. */
function numberIn(column: 'inputs' | 'figures', name: string) {
  return doublePrecision().generatedAlwaysAs(sql.raw(`(${column} ->> '${name}')::float8`))
}

/** A text of the inputs, for the list. */
function textIn(name: string) {
  return text().generatedAlwaysAs(sql.raw(`inputs ->> '${name}'`))
}

/**
 * JSON columns get their type where they are read (`.inputs as …`). The database generates the columns from `property` to
 * `net_rental_yield`, for the list.
 */
export const calculations = pgTable('calculations', {
  id: uuid().primaryKey().defaultRandom(),
  account_id: uuid().notNull(),
  version: integer().notNull().default(1),
  idempotency_key: text(),
  created_at: moment().notNull().defaultNow(),
  updated_at: moment().notNull().defaultNow(),
  inputs: jsonb().notNull(),
  figures: jsonb().notNull(),
  property_data: jsonb(),
  property: textIn('property').notNull(),
  is_sample_address: boolean()
    .notNull()
    .generatedAlwaysAs(sql`(inputs ->> 'is_sample_address')::boolean`),
  house_condition: numberIn('inputs', 'house_condition').notNull(),
  purchase_price: numberIn('inputs', 'purchase_price'),
  loan_duration_months: integer().generatedAlwaysAs(sql`(inputs ->> 'loan_duration_months')::integer`),
  weekly_payment: numberIn('figures', 'weekly_payment'),
  weekly_rental_income: numberIn('figures', 'weekly_rental_income'),
  weekly_rental_income_lower: numberIn('figures', 'weekly_rental_income_lower'),
  weekly_rental_income_upper: numberIn('figures', 'weekly_rental_income_upper'),
  total_expenses: numberIn('figures', 'total_expenses').notNull(),
  gross_rental_yield: numberIn('figures', 'gross_rental_yield'),
  net_rental_yield: numberIn('figures', 'net_rental_yield'),
  property_photo_url: text(),
  rent_source: text()
    .notNull()
    .$type<'market' | 'range' | 'typed'>()
    .generatedAlwaysAs(sql`figures ->> 'rent_source'`),
  weekly_cash_flow: numberIn('figures', 'weekly_cash_flow'),
  idempotency_digest: bytes(),
  suburb: textIn('suburb'),
  dwelling: textIn('dwelling').notNull().$type<'House' | 'Apartment' | 'Flat' | 'Room'>(),
  image_url: text().generatedAlwaysAs(sql`property_data #>> '{image,url}'`),
  scenarios: jsonb().notNull().default([]),
  note: textIn('note'),
  status: textIn('status').$type<'watching' | 'offer' | 'owned' | 'no'>(),
  tags: jsonb()
    .notNull()
    .$type<string[]>()
    .generatedAlwaysAs(sql`coalesce(inputs -> 'tags', '[]')`),
  number_of_scenarios: integer()
    .notNull()
    .generatedAlwaysAs(sql`jsonb_array_length(scenarios)`),
  market_confidence: textIn('market_confidence').$type<'High' | 'Medium' | 'Low'>(),
  market_interval_lower: numberIn('inputs', 'market_interval_lower'),
  market_interval_upper: numberIn('inputs', 'market_interval_upper'),
  deposit: numberIn('inputs', 'deposit'),
  next_change: jsonb().generatedAlwaysAs(sql`nullif(figures -> 'next_change', 'null')`),
  /** Earlier versions stored who lives there. */
  purpose: text()
    .notNull()
    .$type<'rent_out' | 'live_in' | 'client'>()
    .generatedAlwaysAs(
      sql`case when inputs ? 'purpose' then inputs ->> 'purpose' when inputs ->> 'lives_here' = 'true' or inputs #>> '{analysis,owner_occupied}' = 'true' then 'live_in' else 'rent_out' end`,
    ),
  weekly_cost_to_live_here: numberIn('figures', 'weekly_cost_to_live_here'),
  estimate_weekly_lower: numberIn('inputs', 'estimate_weekly_lower'),
  estimate_weekly_upper: numberIn('inputs', 'estimate_weekly_upper'),
  /** Empty when an earlier version stored the figures; null when they never change. */
  figures_change_on: text().generatedAlwaysAs(
    sql`case when figures ?& '{change_on,number_of_loans}' then figures ->> 'change_on' else '' end`,
  ),
  interest_missing: boolean()
    .notNull()
    .generatedAlwaysAs(sql`coalesce((figures ->> 'interest_missing')::boolean, false)`),
  number_of_loans: integer()
    .notNull()
    .generatedAlwaysAs(sql`coalesce((figures ->> 'number_of_loans')::integer, 0)`),
  has_premium_loans: boolean()
    .notNull()
    .generatedAlwaysAs(sql`coalesce((figures ->> 'has_premium_loans')::boolean, false)`),
})

/** `people` gets its type where it is read. */
export const households = pgTable('households', {
  account_id: uuid().primaryKey(),
  version: integer().notNull().default(0),
  people: jsonb().notNull().default([]),
  updated_at: moment().notNull().defaultNow(),
})

/** Who an account's documents come from. `templates` gets its type where it is read. */
export const brands = pgTable('brands', {
  account_id: uuid().primaryKey(),
  version: integer().notNull().default(0),
  company: text().notNull().default(''),
  licence_number: text().notNull().default(''),
  phone: text().notNull().default(''),
  email: text().notNull().default(''),
  website: text().notNull().default(''),
  colour: text(),
  photo_url: text(),
  footer: text().notNull().default(''),
  templates: jsonb().notNull().default([]),
  updated_at: moment().notNull().defaultNow(),
})

/** Pages that anyone with the link may read. */
export const links = pgTable('links', {
  id: uuid().primaryKey().defaultRandom(),
  account_id: uuid().notNull(),
  token_hash: bytes().notNull(),
  kind: text({ enum: ['portfolio', 'document'] }).notNull(),
  name: text().notNull(),
  with_people: boolean().notNull(),
  created_at: moment().notNull().defaultNow(),
  expires_at: moment().notNull(),
  last_opened_at: moment(),
  document_id: uuid(),
  recipient: text(),
})

/** Keys with which programs call the API for an account. */
export const api_keys = pgTable('api_keys', {
  id: uuid().primaryKey().defaultRandom(),
  account_id: uuid().notNull(),
  key_hash: bytes().notNull(),
  name: text().notNull(),
  scopes: text({ enum: ['read:rents', 'read:calculations', 'write:calculations', 'read:portfolio'] })
    .array()
    .notNull(),
  created_at: moment().notNull().defaultNow(),
  expires_at: moment(),
  last_used_at: moment(),
})

/** The columns of rate-limiter-flexible. */
export const rate_limits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})

/** Tokens sent by mail, by their SHA-256; `email` is the recipient. */
export const mail_tokens = pgTable('mail_tokens', {
  token_hash: bytes().primaryKey(),
  account_id: uuid().notNull(),
  purpose: text({ enum: ['confirm_email', 'reset_password'] }).notNull(),
  email: text(),
  created_at: moment().notNull().defaultNow(),
  expires_at: moment().notNull(),
  used_at: moment(),
})

/** Mails to send and sent. `data` gets its type where it is read. */
export const mails = pgTable('mails', {
  id: uuid().primaryKey().defaultRandom(),
  account_id: uuid(),
  kind: text().notNull(),
  recipient: text().notNull(),
  data: jsonb().notNull(),
  message_id: text().notNull(),
  created_at: moment().notNull().defaultNow(),
  sent_at: moment(),
  given_up_at: moment(),
  tries: integer().notNull().default(0),
  last_problem: text(),
})

/** Upload targets, for one file each. */
export const uploads = pgTable('uploads', {
  id: uuid().primaryKey().defaultRandom(),
  account_id: uuid(),
  upload_type: text({ enum: ['brand_logo', 'property_photo', 'brand_photo'] }).notNull(),
  content_type: text().notNull(),
  object_key: text().notNull(),
  created_at: moment().notNull(),
  expires_at: moment().notNull(),
  image_key: text(),
  calculation_id: uuid(),
})

/** Images made by the product, stored while a logo, a brand or a photo refers to them. */
export const images = pgTable('images', {
  key: text().primaryKey(),
  account_id: uuid(),
  calculation_id: uuid(),
  content_type: text().notNull(),
  created_at: moment().notNull(),
})

/** The property data provider's data of an address. `parts` gets its type where it is read. */
export const property_records = pgTable('property_records', {
  address_key: text().primaryKey(),
  source: text().notNull(),
  property_id: text(),
  parts: jsonb().notNull(),
  fetched_at: moment().notNull(),
})

/** Requests to send an assessment; `recipient_hash` is the SHA-256 of the address. */
export const rental_assessments = pgTable('rental_assessments', {
  id: uuid().primaryKey().defaultRandom(),
  account_id: uuid(),
  calculation_id: uuid(),
  mail_id: uuid(),
  recipient_hash: bytes().notNull(),
  stop_token_hash: bytes().notNull(),
  idempotency_key: text(),
  created_at: moment().notNull(),
  document_id: uuid(),
})

/** Addresses, by their SHA-256, that get no more assessments. */
export const stopped_recipients = pgTable('stopped_recipients', {
  recipient_hash: bytes().primaryKey(),
  stopped_at: moment().notNull(),
})
