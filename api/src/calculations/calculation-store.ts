import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { transaction, type Database, type Transaction } from '@homeyield/database/connection'
import { accounts, calculations } from '@homeyield/database/tables'
import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import { readSlices, type Slices } from '../server/slices.ts'
import { type CalculationContent, currentContent } from './appraise-inputs.ts'

/** A saved calculation for the list: its generated columns. */
export interface ListedRecord extends Omit<ListedCalculation, 'uuid' | 'address' | 'readonly' | 'updated_at'> {
  readonly updated_at: Date
}

export interface StoredContent extends CalculationContent {
  readonly propertyData: Record<string, unknown> | null
}

export interface CalculationRecord extends StoredContent {
  readonly id: string
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly propertyPhotoUrl: string | null
  readonly newer: number
}

/** An Idempotency-Key and the digest of the body that it was sent with (digest-body.ts). */
export interface SaveKey {
  readonly key: string
  readonly digest: Buffer
}

/** The calculation saved before under the same key, but with another body. */
export interface KeyUsed {
  readonly keyUsedFor: CalculationRecord
}

type Saved = CalculationRecord | KeyUsed | 'account_gone'

/** Returns the new content, or throws the refusal. Property data that are left out stay as they are. */
export type Decide = (current: CalculationRecord) => CalculationContent & Partial<StoredContent>

/** Stores calculations. One of another account is treated as unknown. */
export interface CalculationStore {
  /** All, newest first. Many are read in slices: what is changed or deleted meanwhile is as it is by then. */
  list: (accountId: string) => Promise<ListedRecord[] | Slices<ListedRecord>>
  /** At most `limit` that follow `after` in the list, or its first. Null when there is no calculation `after`. */
  page: (accountId: string, after: string | null, limit: number) => Promise<ListedPage | null>
  find: (accountId: string, id: string) => Promise<CalculationRecord | null>
  create: (accountId: string, content: StoredContent, key: SaveKey | null) => Promise<Saved>
  /** The same if `maySave` allows another, however many requests arrive at once; otherwise null. */
  createWithinLimit: (
    accountId: string,
    content: StoredContent,
    key: SaveKey | null,
    maySave: (saved: number) => boolean,
  ) => Promise<Saved | null>
  change: (accountId: string, id: string, decide: Decide) => Promise<CalculationRecord | null>
  remove: (accountId: string, id: string) => Promise<boolean>
}

/** A part of the list. `newer` counts the calculations before it. */
export interface ListedPage {
  readonly newer: number
  readonly records: ListedRecord[]
}

type Queries = Database['db'] | Transaction

// The list's order decides what is newer. Plain SQL, because drizzle omits the table's name in a query of one table,
// and in this subquery the columns would be the subquery's own.
const newer = sql<number>`(
  select count(*)::int from calculations as newer
  where newer.account_id = calculations.account_id and (newer.updated_at > calculations.updated_at
    or (newer.updated_at = calculations.updated_at and newer.id < calculations.id)))`
const written = {
  id: calculations.id,
  version: calculations.version,
  createdAt: calculations.created_at,
  updatedAt: calculations.updated_at,
}
const { inputs, figures, property_data: propertyData, property_photo_url: propertyPhotoUrl } = calculations
// Columns only: reading the JSON of fifty calculations takes three times as long.
const listed = {
  id: calculations.id,
  version: calculations.version,
  updated_at: calculations.updated_at,
  property: calculations.property,
  is_sample_address: calculations.is_sample_address,
  house_condition: calculations.house_condition,
  purchase_price: calculations.purchase_price,
  loan_duration_months: calculations.loan_duration_months,
  weekly_payment: calculations.weekly_payment,
  weekly_cash_flow: calculations.weekly_cash_flow,
  rent_source: calculations.rent_source,
  weekly_rental_income: calculations.weekly_rental_income,
  weekly_rental_income_lower: calculations.weekly_rental_income_lower,
  weekly_rental_income_upper: calculations.weekly_rental_income_upper,
  total_expenses: calculations.total_expenses,
  gross_rental_yield: calculations.gross_rental_yield,
  net_rental_yield: calculations.net_rental_yield,
  interest_missing: calculations.interest_missing,
  suburb: calculations.suburb,
  dwelling: calculations.dwelling,
  property_photo_url: calculations.property_photo_url,
  image_url: calculations.image_url,
}
// The start of a transaction may be before the change that it waited for.
const changedAt = sql`clock_timestamp()`
const parameter = sql.placeholder
const newestFirst = [desc(calculations.updated_at), asc(calculations.id)]
// Takes some milliseconds to read, map and write.
const SLICE = 500

export function openCalculationStore(database: Database): CalculationStore {
  const { db } = database
  const listing = db
    .select(listed)
    .from(calculations)
    .where(eq(calculations.account_id, parameter('accountId')))
    .orderBy(...newestFirst)
    .limit(parameter('limit'))
    .prepare('list_calculations')
  const listingIds = db
    .select({ id: calculations.id })
    .from(calculations)
    .where(eq(calculations.account_id, parameter('accountId')))
    .orderBy(...newestFirst)
    .prepare('list_calculation_ids')
  const listingSome = db
    .select(listed)
    .from(calculations)
    .where(
      and(
        sql`${calculations.id} = any(${parameter('ids')}::uuid[])`,
        eq(calculations.account_id, parameter('accountId')),
      ),
    )
    .orderBy(...newestFirst)
    .prepare('list_some_calculations')
  const placing = db
    // As text: a Date has no microseconds.
    .select({ newer, updatedAt: sql<string>`${calculations.updated_at}::text` })
    .from(calculations)
    .where(and(eq(calculations.id, parameter('id')), eq(calculations.account_id, parameter('accountId'))))
    .prepare('place_calculation')
  const listingAfter = db
    .select(listed)
    .from(calculations)
    .where(
      and(
        eq(calculations.account_id, parameter('accountId')),
        // Its first half is what the index can use.
        sql`${calculations.updated_at} <= ${parameter('updatedAt')}::timestamptz
          and (${calculations.updated_at} < ${parameter('updatedAt')}::timestamptz or ${calculations.id} > ${parameter('id')}::uuid)`,
      ),
    )
    .orderBy(...newestFirst)
    .limit(parameter('limit'))
    .prepare('list_calculations_after')
  const finding = selectOne(db).prepare('find_calculation')
  const inserting = insert(db).prepare('keep_calculation')
  const changing = db
    .update(calculations)
    .set({
      inputs: sql`${parameter('inputs')}::jsonb`,
      figures: sql`${parameter('figures')}::jsonb`,
      property_data: sql`${parameter('propertyData')}::jsonb`,
      // A photo shows one property (specification section 4, "Changing the address").
      property_photo_url: sql`case when ${calculations.property} = ${parameter('property')} then ${propertyPhotoUrl} end`,
      version: sql`${calculations.version} + 1`,
      updated_at: changedAt,
    })
    .where(
      and(
        eq(calculations.id, parameter('id')),
        eq(calculations.account_id, parameter('accountId')),
        eq(calculations.version, parameter('version')),
      ),
    )
    .returning({ ...written, propertyPhotoUrl })
    .prepare('change_calculation')

  return {
    async list(accountId) {
      const records = await listing.execute({ accountId, limit: SLICE + 1 })
      if (records.length <= SLICE) return records
      // The ids fix the order, so that a change meanwhile leaves nothing out.
      const ids = await listingIds.execute({ accountId })
      return readSlices(
        ids.map(({ id }) => id),
        SLICE,
        (some) => listingSome.execute({ accountId, ids: some }),
      )
    },
    async page(accountId, after, limit) {
      if (after === null) return { newer: 0, records: await listing.execute({ accountId, limit }) }
      const [place] = await placing.execute({ accountId, id: after })
      if (place === undefined) return null
      const records = await listingAfter.execute({ accountId, id: after, updatedAt: place.updatedAt, limit })
      return { newer: place.newer + 1, records }
    },
    find: async (accountId, id) => recordOf(await finding.execute({ accountId, id })),
    async create(accountId, content, key) {
      try {
        return await insertOnce(db, inserting, { accountId, content, key })
      } catch (error) {
        if (isAccountGone(error)) return 'account_gone'
        throw error
      }
    },
    createWithinLimit: (accountId, content, key, maySave) =>
      transaction(database, async (queries) => {
        // The locked account row serialises saves: a parallel one counts after this one is stored.
        const account = await queries
          .select({ id: accounts.id })
          .from(accounts)
          .where(eq(accounts.id, accountId))
          .for('no key update')
        if (account.length === 0) return 'account_gone'
        const repeated = key === null ? null : await findByKeyOrNull(queries, accountId, key)
        if (repeated !== null) return repeated
        const owned = eq(calculations.account_id, accountId)
        const [counted] = await queries.select({ saved: count() }).from(calculations).where(owned)
        if (!maySave(counted?.saved ?? 0)) return null
        return insertOnce(queries, insert(queries), { accountId, content, key })
      }),
    async change(accountId, id, decide) {
      // Without a transaction and its lock: a change that another one precedes is decided again.
      for (;;) {
        const current = recordOf(await finding.execute({ accountId, id }))
        if (current === null) return null
        const content: StoredContent = { propertyData: current.propertyData, ...decide(current) }
        const [changed] = await changing.execute({
          accountId,
          id,
          version: current.version,
          inputs: JSON.stringify(content.inputs),
          figures: JSON.stringify(content.figures),
          propertyData: content.propertyData === null ? null : JSON.stringify(content.propertyData),
          property: content.inputs.property,
        })
        if (changed) return { ...newest(changed, content), propertyPhotoUrl: changed.propertyPhotoUrl }
      }
    },
    async remove(accountId, id) {
      const mine = and(eq(calculations.id, id), eq(calculations.account_id, accountId))
      return (await db.delete(calculations).where(mine).returning({ id: calculations.id })).length > 0
    },
  }
}

function selectOne(queries: Queries) {
  return queries
    .select({ ...written, inputs, figures, propertyData, propertyPhotoUrl, newer })
    .from(calculations)
    .where(and(eq(calculations.id, parameter('id')), eq(calculations.account_id, parameter('accountId'))))
}

function insert(queries: Queries) {
  return queries
    .insert(calculations)
    .values({
      account_id: parameter('accountId'),
      idempotency_key: parameter('key'),
      idempotency_digest: parameter('digest'),
      inputs: parameter('inputs'),
      figures: parameter('figures'),
      // As text, because the column's own encoder turns null into the JSON null.
      property_data: sql`${parameter('propertyData')}::jsonb`,
      created_at: changedAt,
      updated_at: changedAt,
    })
    .onConflictDoNothing()
    .returning(written)
}

async function findByKeyOrNull(
  queries: Queries,
  accountId: string,
  { key, digest }: SaveKey,
): Promise<CalculationRecord | KeyUsed | null> {
  const rows = await queries
    .select({
      ...written,
      inputs,
      figures,
      propertyData,
      propertyPhotoUrl,
      newer,
      digest: calculations.idempotency_digest,
    })
    .from(calculations)
    .where(and(eq(calculations.account_id, accountId), eq(calculations.idempotency_key, key)))
  const [found] = rows
  const record = recordOf(rows)
  if (found === undefined || record === null) return null
  return found.digest === null || found.digest.equals(digest) ? record : { keyUsedFor: record }
}

interface Keeping {
  readonly accountId: string
  readonly content: StoredContent
  readonly key: SaveKey | null
}

// Only a known key prevents the insert; then its calculation is returned, unless it was removed since.
async function insertOnce(
  queries: Queries,
  inserting: Pick<ReturnType<typeof insert>, 'execute'>,
  { accountId, content, key }: Keeping,
): Promise<CalculationRecord | KeyUsed> {
  for (let attempt = 0; attempt < 2; attempt++) {
    const [inserted] = await inserting.execute({
      accountId,
      key: key?.key ?? null,
      digest: key?.digest ?? null,
      inputs: content.inputs,
      figures: content.figures,
      propertyData: content.propertyData === null ? null : JSON.stringify(content.propertyData),
    })
    if (inserted) return newest(inserted, content)
    const repeated = key === null ? null : await findByKeyOrNull(queries, accountId, key)
    if (repeated !== null) return repeated
  }
  throw new Error('A calculation was neither inserted nor found under its key')
}

// The foreign key decides: the account was deleted after its session was checked.
function isAccountGone(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown; constraint?: unknown } }
  return cause?.code === '23503' && cause.constraint === 'calculations_account_id_fkey'
}

function recordOf(rows: readonly unknown[]): CalculationRecord | null {
  const record = rows[0] as CalculationRecord | undefined
  return record ? { ...record, ...currentContent(record) } : null
}

function newest(
  row: { id: string; version: number; createdAt: Date; updatedAt: Date },
  content: StoredContent,
): CalculationRecord {
  return { ...row, ...content, propertyPhotoUrl: null, newer: 0 }
}
