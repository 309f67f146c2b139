import { type ListedCalculation, listedCalculationSchema } from '@homeyield/contract/saved-calculation'
import type { StoredChange } from '@homeyield/domain/appraisal/stored-change'
import type { Database } from '@homeyield/database/connection'
import { splitReads } from '@homeyield/database/split-reads'
import { calculations } from '@homeyield/database/tables'
import { FREE_SAVED_CALCULATIONS } from '@homeyield/domain/membership/allowances'
import { keysOf } from '@homeyield/domain/records/keys-of'
import { pick } from '@homeyield/domain/records/pick'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { readSlices, type Slices } from '../server/slices.ts'

/** What the list shows in another form than its columns, or beside them. */
const PRESENTED = { uuid: 1, address: 1, readonly: 1, updated_at: 1, as_at: 1, next_change: 1 }
type Presented = keyof typeof PRESENTED

/** A saved calculation for the list: its generated columns. */
export interface ListedRecord extends Omit<ListedCalculation, Presented> {
  readonly updated_at: Date
  readonly next_change: StoredChange | null
  /** The first day on which its figures may differ; empty when an earlier version stored them, null when never. */
  readonly figures_change_on: string | null
  readonly has_premium_loans: boolean
}

/** A part of the list. `newer` counts the calculations before it, as far as a free account may change them. */
export interface ListedPage {
  readonly newer: number
  readonly records: ListedRecord[]
}

/** The list of an account's saved calculations. */
export interface ListedStore {
  /** All, newest first. Many are read in slices: what is changed or deleted meanwhile is as it is by then. */
  list: (accountId: string) => Promise<ListedRecord[] | Slices<ListedRecord>>
  /** At most `limit` that follow `after` in the list, or its first. Null when there is no calculation `after`. */
  page: (accountId: string, after: string | null, limit: number) => Promise<ListedPage | null>
}

// The list's order decides what is newer, of which no more are counted than matter. Plain SQL, because drizzle omits the
// table's name in a query of one table, and in this subquery the columns would be the subquery's own.
export const newer = sql<number>`(
  select count(*)::int from (
    select from calculations as newer
    where newer.account_id = calculations.account_id and newer.updated_at >= calculations.updated_at
      and (newer.updated_at > calculations.updated_at or newer.id < calculations.id)
    limit ${sql.raw(String(FREE_SAVED_CALCULATIONS))}
  ) as counted)`
const LISTED = keysOf(listedCalculationSchema.shape).filter(
  (name): name is Exclude<typeof name, Presented> => !(name in PRESENTED),
)
// Columns only: reading the JSON of fifty calculations takes three times as long.
const listed = {
  ...pick(calculations, LISTED),
  updated_at: calculations.updated_at,
  next_change: sql<StoredChange | null>`${calculations.next_change}`,
  figures_change_on: calculations.figures_change_on,
  has_premium_loans: calculations.has_premium_loans,
}
const parameter = sql.placeholder
const newestFirst = [desc(calculations.updated_at), asc(calculations.id)]
// Takes some milliseconds to read, map and write.
const SLICE = 500

/** `reads` reads the slices of a long list, which outlives the read of the list itself. */
export function openListedStore(database: Database, reads = splitReads(database, null)): ListedStore {
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
  const readSome = reads((source) =>
    source.db
      .select(listed)
      .from(calculations)
      .where(
        and(
          sql`${calculations.id} = any(${parameter('ids')}::uuid[])`,
          eq(calculations.account_id, parameter('accountId')),
        ),
      )
      .orderBy(...newestFirst)
      .prepare('list_some_calculations'),
  )
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

  return {
    async list(accountId) {
      const records = await listing.execute({ accountId, limit: SLICE + 1 })
      if (records.length <= SLICE) return records
      // The ids fix the order, so that a change meanwhile leaves nothing out.
      const ids = await listingIds.execute({ accountId })
      return readSlices(
        ids.map(({ id }) => id),
        SLICE,
        (some) => readSome((listingSome) => listingSome.execute({ accountId, ids: some })),
      )
    },
    async page(accountId, after, limit) {
      if (after === null) return { newer: 0, records: await listing.execute({ accountId, limit }) }
      const [place] = await placing.execute({ accountId, id: after })
      if (place === undefined) return null
      const records = await listingAfter.execute({ accountId, id: after, updatedAt: place.updatedAt, limit })
      return { newer: place.newer + 1, records }
    },
  }
}
