import type { Transaction } from '@homeyield/database/connection'
import { market_rents } from '@homeyield/database/tables'
import { sql } from 'drizzle-orm'

export type MarketRent = typeof market_rents.$inferSelect

export async function replaceMarketRents(transaction: Transaction, rents: readonly MarketRent[]): Promise<void> {
  await transaction.delete(market_rents)
  await transaction.execute(
    sql`insert into market_rents select * from json_populate_recordset(null::market_rents, ${JSON.stringify(rents)})`,
  )
}
