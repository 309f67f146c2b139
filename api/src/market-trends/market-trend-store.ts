import type { Database } from '@homeyield/database/connection'
import { areas, region_months } from '@homeyield/database/tables'
import { asc, eq, inArray, sql } from 'drizzle-orm'

/** The code under which the whole country's figures are kept. */
export const NEW_ZEALAND = '00'

/** A month of a region as it is kept. */
export type RegionMonthRecord = typeof region_months.$inferSelect

/** What the market trends ask the database. */
export interface MarketTrendStore {
  /** The region that an area lies in; null for a code that names no area. */
  findRegion: (sa2Code: string) => Promise<{ readonly region_code: string; readonly region: string } | null>
  /** The months of these regions, in the order of time. */
  listMonths: (regionCodes: readonly string[]) => Promise<RegionMonthRecord[]>
}

/** The market trends' questions, put to a database. */
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
