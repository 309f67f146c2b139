import type { Database } from '@homeyield/database/connection'
import { calculations } from '@homeyield/database/tables'
import { and, eq, sql } from 'drizzle-orm'
import type { CalculationContent } from './appraise-inputs.ts'

/** Calculations whose figures count several loans. */
export interface SeveralLoansStore {
  /** Those of `ids` that are the account's. */
  readonly list: (
    accountId: string,
    ids: readonly string[],
  ) => Promise<readonly (CalculationContent & { readonly id: string })[]>
}

export function openSeveralLoansStore({ db }: Pick<Database, 'db'>): SeveralLoansStore {
  const { id, account_id, inputs, figures } = calculations
  const listing = db
    .select({ id, inputs, figures })
    .from(calculations)
    .where(
      and(
        sql`${id} = any(${sql.placeholder('ids')}::uuid[])`,
        eq(account_id, sql.placeholder('accountId')),
        sql`jsonb_typeof(${figures} -> 'counted_loans') = 'object'`,
      ),
    )
    .prepare('list_several_loans')
  return {
    list: async (accountId, ids) =>
      (await listing.execute({ accountId, ids })) as (CalculationContent & { id: string })[],
  }
}
