import type { Database } from '@homeyield/database/connection'
import { calculations } from '@homeyield/database/tables'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { readStoredInputs } from './appraise-inputs.ts'

export interface OwnedRecord {
  readonly id: string
  readonly inputs: CalculationInputs
}

/** The calculations of homes that an account owns. */
export interface OwnedStore {
  /** At most `most`, by address, and how many there are. */
  readonly list: (
    accountId: string,
    most: number,
  ) => Promise<{ readonly records: readonly OwnedRecord[]; readonly all: number }>
}

export function openOwnedStore({ db }: Pick<Database, 'db'>): OwnedStore {
  const { id, account_id, inputs, status, property, updated_at: updatedAt } = calculations
  const listing = db
    .select({ id, inputs, updatedAt, all: sql<number>`(count(*) over ())::int` })
    .from(calculations)
    .where(and(eq(account_id, sql.placeholder('accountId')), eq(status, 'owned')))
    .orderBy(asc(property), asc(id))
    .limit(sql.placeholder('most'))
    .prepare('list_owned_calculations')
  return {
    async list(accountId, most) {
      const records = await listing.execute({ accountId, most })
      return {
        records: records.map((row) => ({
          id: row.id,
          inputs: readStoredInputs(row.inputs, row.updatedAt),
        })),
        all: records[0]?.all ?? 0,
      }
    },
  }
}
