import type { Transaction } from '@homeyield/database/connection'
import { market_rents, rent_district_differences, rent_surroundings } from '@homeyield/database/rent-tables'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { readAreas } from '../areas/area-store.ts'
import type { AreaCell } from '../market-rents/area-cell.ts'
import { measureSurroundings } from './measure-surroundings.ts'

/** Measures the surroundings of all areas from the stored rents, and marks the cells that are set aside. */
export async function refreshSurroundings(transaction: Transaction): Promise<void> {
  const cells = await readCells(transaction)
  const surroundings = measureSurroundings(cells, await readAreas(transaction))
  const newest_period = cells.reduce((newest, { period }) => (period > newest ? period : newest), '')
  const rows = (surroundings?.areas ?? []).map((area) => Object.assign({ newest_period }, area))
  await transaction.delete(rent_surroundings)
  await transaction.execute(sql`
    insert into rent_surroundings
    select * from json_populate_recordset(null::rent_surroundings, ${JSON.stringify(rows)})`)
  await transaction.delete(rent_district_differences)
  await transaction.execute(sql`
    insert into rent_district_differences
    select * from json_populate_recordset(
      null::rent_district_differences, ${JSON.stringify(surroundings?.differences ?? [])})`)
  await markSetAside(transaction, [...(surroundings?.setAside ?? [])])
}

/** The areas' own cells, but for rooms let separately. */
function readCells(transaction: Transaction): Promise<AreaCell[]> {
  const { area_kind: _kind, area_code: sa2_code, set_aside: _reason, ...figures } = getTableColumns(market_rents)
  return transaction
    .select({ sa2_code, ...figures })
    .from(market_rents)
    .where(and(eq(market_rents.area_kind, 'area'), sql`${market_rents.set_aside} is distinct from 'by_room'`))
}

async function markSetAside(transaction: Transaction, cells: readonly AreaCell[]): Promise<void> {
  const keys = cells.map(({ sa2_code, dwelling, number_of_bedrooms }) => ({
    area_kind: 'area',
    area_code: sa2_code,
    dwelling,
    number_of_bedrooms,
  }))
  await transaction.execute(sql`update market_rents set set_aside = null where set_aside = 'far_below'`)
  await transaction.execute(sql`
    update market_rents set set_aside = 'far_below'
    where (area_kind, area_code, dwelling, number_of_bedrooms) in (
      select area_kind, area_code, dwelling, number_of_bedrooms
      from json_populate_recordset(null::market_rents, ${JSON.stringify(keys)}))`)
}
