import type { Database } from '@homeyield/database/connection'
import { region_months } from '@homeyield/database/rent-tables'
import { areas } from '@homeyield/database/tables'
import { asc, eq, inArray, sql } from 'drizzle-orm'

export const NEW_ZEALAND = '00'

export type RegionMonthRecord = typeof region_months.$inferSelect

export interface MarketTrendStore {
  /** The region of an area; null for an unknown code. */
  findRegion: (sa2Code: string) => Promise<{ readonly region_code: string; readonly region: string } | null>
  listMonths: (regionCodes: readonly string[]) => Promise<RegionMonthRecord[]>
}

export function openMarketTrendStore({ db }: Pick<Database, 'db'>): MarketTrendStore {
  const { region_code, region } = areas
  const regionOf = db
    .select({ region_code, region })
    .from(areas)
    .where(eq(areas.sa2_code, sql.placeholder('sa2Code')))
    .prepare('region_of_area')
  return {
    async findRegion(sa2Code) {
      return (await regionOf.execute({ sa2Code }))[0] ?? null
    },
    listMonths: (regionCodes) =>
      db
        .select()
        .from(region_months)
        .where(inArray(region_months.region_code, [...regionCodes]))
        .orderBy(asc(region_months.month)),
  }
}
