import { type Database, type Transaction, transaction } from '@homeyield/database/connection'
import { violates } from '@homeyield/database/error-code'
import { documents } from '@homeyield/database/document-tables'
import { screenings } from '@homeyield/database/screening-tables'
import { accounts, calculations } from '@homeyield/database/tables'
import { type Criteria, NO_CRITERIA } from '@homeyield/domain/screening/criteria'
import { FIRST_TERMS, type Terms } from '@homeyield/domain/screening/terms'
import { and, asc, count, desc, eq, gt, inArray, isNotNull, notExists, sql } from 'drizzle-orm'
import { changeCriteria, changeTerms } from './complete-terms.ts'
import type { StoredHome } from './stored-home.ts'

export interface ListTerms {
  readonly terms: Terms
  readonly criteria: Criteria
}

export interface ScreeningContent extends ListTerms {
  readonly name: string
  readonly homes: readonly StoredHome[]
}

export interface ListedRecord {
  readonly id: string
  readonly name: string
  readonly version: number
  readonly number_of_homes: number
  readonly created_at: Date
  readonly updated_at: Date
}

export interface ScreeningRecord extends ListedRecord, ScreeningContent {}

/** An Idempotency-Key and the digest of the body that it was sent with. */
export interface ListKey {
  readonly key: string
  readonly digest: Buffer
}

export type NotCreated = 'key_used' | 'too_many' | 'account_gone'

/** Stores lists. One of another account is treated as unknown. */
export interface ScreeningStore {
  /** The one changed last first. */
  readonly list: (accountId: string) => Promise<readonly ListedRecord[]>
  readonly find: (accountId: string, id: string) => Promise<ScreeningRecord | null>
  /** What was stored under a key before. */
  readonly findCreated: (accountId: string, key: ListKey) => Promise<ScreeningRecord | 'key_used' | null>
  readonly count: (accountId: string) => Promise<number>
  /** Of the list that was changed last; null without a list. */
  readonly findLastTerms: (accountId: string) => Promise<ListTerms | null>
  /** Stores a list, unless there are `most`, however many requests arrive at once. */
  readonly create: (
    accountId: string,
    content: ScreeningContent,
    key: ListKey | null,
    most: number,
  ) => Promise<ScreeningRecord | NotCreated>
  /** Null when `version` is no longer the current one, or the list is gone. */
  readonly change: (
    accountId: string,
    id: string,
    version: number,
    content: ScreeningContent,
  ) => Promise<ScreeningRecord | null>
  /** Those of these calculations that are the account's own. */
  readonly findOwnCalculations: (accountId: string, ids: readonly string[]) => Promise<ReadonlySet<string>>
  /** How many calculations were deleted with the list; null when it is another account's. */
  readonly remove: (accountId: string, id: string, withCalculations: boolean) => Promise<number | null>
}

const { id, name, version, number_of_homes, created_at, updated_at, terms, criteria, homes } = screenings
const listed = { id, name, version, number_of_homes, created_at, updated_at }
const whole = { ...listed, terms, criteria, homes }
// The start of a transaction may be before the change that it waited for.
const changedAt = sql`clock_timestamp()`
const changedLast = [desc(updated_at), asc(id)]
const isOwn = (accountId: string, own: string) => and(eq(id, own), eq(screenings.account_id, accountId))

export function openScreeningStore(database: Database): ScreeningStore {
  const { db } = database
  return {
    list: (accountId) =>
      db
        .select(listed)
        .from(screenings)
        .where(eq(screenings.account_id, accountId))
        .orderBy(...changedLast),
    async find(accountId, own) {
      const [row] = await db.select(whole).from(screenings).where(isOwn(accountId, own))
      return row === undefined ? null : recordOf(row)
    },
    findCreated: (accountId, key) => findCreated(db, accountId, key),
    count: (accountId) => countLists(db, accountId),
    async findLastTerms(accountId) {
      const [last] = await db
        .select({ terms, criteria })
        .from(screenings)
        .where(eq(screenings.account_id, accountId))
        .orderBy(...changedLast)
        .limit(1)
      return last === undefined ? null : termsOf(last)
    },
    async create(accountId, content, key, most) {
      try {
        return await transaction(database, async (queries) => {
          // Two at once are counted one after the other.
          const account = await queries
            .select({ id: accounts.id })
            .from(accounts)
            .where(eq(accounts.id, accountId))
            .for('no key update')
          if (account.length === 0) return 'account_gone'
          const repeated = key === null ? null : await findCreated(queries, accountId, key)
          if (repeated !== null) return repeated
          if ((await countLists(queries, accountId)) >= most) return 'too_many'
          const [created] = await queries
            .insert(screenings)
            .values({
              ...content,
              account_id: accountId,
              idempotency_key: key?.key ?? null,
              idempotency_digest: key?.digest ?? null,
              created_at: changedAt,
              updated_at: changedAt,
            })
            .returning(listed)
          if (created === undefined) throw new Error('The list was not stored')
          return { ...created, ...content }
        })
      } catch (error) {
        if (violates(error, '23503', 'screenings_account_id_fkey')) return 'account_gone'
        throw error
      }
    },
    async change(accountId, own, read, content) {
      const [changed] = await db
        .update(screenings)
        .set({ ...content, version: read + 1, updated_at: changedAt })
        .where(and(isOwn(accountId, own), eq(version, read)))
        .returning(listed)
      return changed === undefined ? null : { ...changed, ...content }
    },
    async findOwnCalculations(accountId, ids) {
      if (ids.length === 0) return new Set()
      const rows = await db
        .select({ id: calculations.id })
        .from(calculations)
        .where(and(eq(calculations.account_id, accountId), inArray(calculations.id, [...ids])))
      return new Set(rows.map((row) => row.id))
    },
    remove: (accountId, own, withCalculations) =>
      transaction(database, async (queries) => {
        const [removed] = await queries.delete(screenings).where(isOwn(accountId, own)).returning({ homes, created_at })
        if (removed === undefined) return null
        const saved = homesOf(removed.homes).flatMap(({ calculation_id }) => calculation_id ?? [])
        return withCalculations && saved.length > 0 ? removeSaved(queries, accountId, saved, removed.created_at) : 0
      }),
  }
}

/** Those that were there before the list stay, those that were changed since, and those with a document that was sent. */
async function removeSaved(
  queries: Transaction,
  accountId: string,
  ids: readonly string[],
  listCreatedAt: Date,
): Promise<number> {
  const sent = queries
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.calculation_id, calculations.id), isNotNull(documents.sent_at)))
  const removed = await queries
    .delete(calculations)
    .where(
      and(
        eq(calculations.account_id, accountId),
        inArray(calculations.id, [...ids]),
        eq(calculations.version, 1),
        gt(calculations.created_at, listCreatedAt),
        notExists(sent),
      ),
    )
    .returning({ id: calculations.id })
  return removed.length
}

async function countLists(queries: Database['db'] | Transaction, accountId: string): Promise<number> {
  const [counted] = await queries
    .select({ lists: count() })
    .from(screenings)
    .where(eq(screenings.account_id, accountId))
  return counted?.lists ?? 0
}

async function findCreated(
  queries: Database['db'] | Transaction,
  accountId: string,
  { key, digest }: ListKey,
): Promise<ScreeningRecord | 'key_used' | null> {
  const [row] = await queries
    .select({ ...whole, digest: screenings.idempotency_digest })
    .from(screenings)
    .where(and(eq(screenings.account_id, accountId), eq(screenings.idempotency_key, key)))
  if (row === undefined) return null
  const { digest: before, ...record } = row
  return before?.equals(digest) === true ? recordOf(record) : 'key_used'
}

function recordOf(
  row: ListedRecord & { readonly terms: unknown; readonly criteria: unknown; readonly homes: unknown },
): ScreeningRecord {
  return { ...row, ...termsOf(row), homes: homesOf(row.homes) }
}

function termsOf(stored: { readonly terms: unknown; readonly criteria: unknown }): ListTerms {
  // Fields that came later have their defaults.
  return {
    terms: changeTerms(FIRST_TERMS, stored.terms as Terms),
    criteria: changeCriteria(NO_CRITERIA, stored.criteria as Criteria),
  }
}

const homesOf = (stored: unknown) => stored as readonly StoredHome[]
