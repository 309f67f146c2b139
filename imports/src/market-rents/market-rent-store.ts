import type { Transaction } from '@homeyield/database/connection'
import { market_rents, previous_market_rents } from '@homeyield/database/rent-tables'
import { sql } from 'drizzle-orm'
import type { LoadSize } from './compare-loads.ts'

export type MarketRent = typeof market_rents.$inferSelect

/** Replaces the market rents; there is then nothing to undo. */
export async function replaceMarketRents(transaction: Transaction, rents: readonly MarketRent[]): Promise<void> {
  await transaction.delete(previous_market_rents)
  await writeMarketRents(transaction, rents)
}

/** Replaces the market rents and stores the previous ones for `swapMarketRents`. */
export async function replaceMarketRentsWithUndo(
  transaction: Transaction,
  rents: readonly MarketRent[],
): Promise<void> {
  await transaction.delete(previous_market_rents)
  await transaction.execute(sql`insert into previous_market_rents select * from market_rents`)
  await writeMarketRents(transaction, rents)
}

/** Exchanges the market rents with the previous ones; false without any. */
export async function swapMarketRents(transaction: Transaction): Promise<boolean> {
  const previous = await transaction.delete(previous_market_rents).returning()
  if (previous.length === 0) return false
  await transaction.execute(sql`insert into previous_market_rents select * from market_rents`)
  await writeMarketRents(transaction, previous)
  return true
}

export async function measureMarketRents(transaction: Transaction): Promise<LoadSize> {
  const { rows } = await transaction.execute<LoadSize & Record<string, unknown>>(sql`
    select count(distinct area_code)::int as areas, count(*)::int as figures, coalesce(sum(bonds), 0)::int as bonds,
      coalesce(max(period)::text, '') as quarter
    from market_rents where area_kind = 'area' and set_aside is distinct from 'by_room'`)
  return rows[0] ?? { areas: 0, figures: 0, bonds: 0, quarter: '' }
}

async function writeMarketRents(transaction: Transaction, rents: readonly MarketRent[]): Promise<void> {
  await transaction.delete(market_rents)
  await transaction.execute(
    sql`insert into market_rents select * from json_populate_recordset(null::market_rents, ${JSON.stringify(rents)})`,
  )
}
