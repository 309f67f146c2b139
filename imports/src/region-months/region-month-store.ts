import type { Transaction } from '@homeyield/database/connection'
import { region_months } from '@homeyield/database/rent-tables'
import { sql } from 'drizzle-orm'
import type { RegionMonth } from './region-month.ts'

export async function replaceRegionMonths(transaction: Transaction, months: readonly RegionMonth[]): Promise<void> {
  await transaction.delete(region_months)
  await transaction.execute(
    sql`insert into region_months select * from json_populate_recordset(null::region_months, ${JSON.stringify(months)})`,
  )
}

export async function hasRegionMonths(database: Pick<Transaction, 'select'>): Promise<boolean> {
  return (await database.select({ month: region_months.month }).from(region_months).limit(1)).length > 0
}
