import type { Database } from '@homeyield/database/connection'
import { calculations, households } from '@homeyield/database/tables'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Day } from '@homeyield/domain/dates/calendar-day'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { type Person, withPeople } from '@homeyield/domain/calculation/household'
import { readStoredInputs } from './appraise-inputs.ts'

export interface OwnedRecord {
  readonly id: string
  readonly version: number
  readonly inputs: CalculationInputs
  readonly changed_on: Day
}

/** The calculations of homes that an account owns. */
export interface OwnedStore {
  /** At most `most`, by address, and how many there are. */
  readonly list: (
    accountId: string,
    most: number,
  ) => Promise<{
    readonly records: readonly OwnedRecord[]
    readonly all: number
    /** Of the household; none without a home. */
    readonly people: readonly Person[]
  }>
}

export function openOwnedStore({ db }: Pick<Database, 'db'>): OwnedStore {
  const { id, account_id, version, inputs, status, property, updated_at: updatedAt } = calculations
  const listing = db
    .select({ id, version, inputs, updatedAt, people: households.people, all: sql<number>`(count(*) over ())::int` })
    .from(calculations)
    .leftJoin(households, eq(households.account_id, account_id))
    .where(and(eq(account_id, sql.placeholder('accountId')), sql`${status} = 'owned'`))
    .orderBy(asc(property), asc(id))
    .limit(sql.placeholder('most'))
    .prepare('list_owned_calculations')
  return {
    async list(accountId, most) {
      const records = await listing.execute({ accountId, most })
      const people = (records[0]?.people ?? []) as Person[]
      return {
        records: records.map((row) => ({
          id: row.id,
          changed_on: dayInNewZealand(row.updatedAt),
          version: row.version,
          inputs: withPeople(readStoredInputs(row.inputs, row.updatedAt), people),
        })),
        all: records[0]?.all ?? 0,
        people,
      }
    },
  }
}
