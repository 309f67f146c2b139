import type { Database } from '@homeyield/database/connection'
import { mortgage_rates } from '@homeyield/database/rent-tables'
import { asc, sql } from 'drizzle-orm'

export type MortgageRateRecord = typeof mortgage_rates.$inferSelect

export interface MortgageRateStore {
  /** The rates of the newest month of each kind, by their terms. */
  readonly listNewest: () => Promise<readonly MortgageRateRecord[]>
}

export function openMortgageRateStore({ db }: Pick<Database, 'db'>): MortgageRateStore {
  const { kind, month_end, term_months } = mortgage_rates
  const newest = sql`select kind, max(month_end) from ${mortgage_rates} group by kind`
  const listing = db
    .select()
    .from(mortgage_rates)
    .where(sql`(${kind}, ${month_end}) in (${newest})`)
    .orderBy(asc(term_months))
    .prepare('newest_mortgage_rates')
  return { listNewest: () => listing.execute() }
}
