import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { Database } from '@homeyield/database/connection'
import { calculations } from '@homeyield/database/tables'
import { and, eq, sql } from 'drizzle-orm'
import { readStoredInputs } from './appraise-inputs.ts'

/** Inputs of listed calculations whose stored figures are not those to answer. */
export interface ListedInputsStore {
  /** By id, those of `ids` that are the account's. */
  readonly list: (accountId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, CalculationInputs>>
}

export function openListedInputsStore({ db }: Pick<Database, 'db'>): ListedInputsStore {
  const { id, account_id, inputs, updated_at: updatedAt } = calculations
  const listing = db
    .select({ id, inputs, updatedAt })
    .from(calculations)
    .where(and(sql`${id} = any(${sql.placeholder('ids')}::uuid[])`, eq(account_id, sql.placeholder('accountId'))))
    .prepare('list_inputs')
  return {
    async list(accountId, ids) {
      const rows = await listing.execute({ accountId, ids })
      return new Map(rows.map((row) => [row.id, readStoredInputs(row.inputs, row.updatedAt)]))
    },
  }
}
