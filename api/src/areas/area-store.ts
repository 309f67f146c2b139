import type { Database } from '@homeyield/database/connection'
import { area_outlines, areas, import_reports, suburb_areas } from '@homeyield/database/tables'
import { decodePolygons, type Outline } from '@homeyield/domain/outlines/outline'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { LandArea, SuburbArea } from './land-area.ts'

export interface AreaStore {
  /** Every area where people can live, in the order of codes. */
  listLandAreas: () => Promise<LandArea[]>
  /** The suburbs of imported addresses with their areas; none before. */
  listSuburbAreas: () => Promise<SuburbArea[]>
  /** How many bonds the market rents of each area are from, by code. */
  readBonds: () => Promise<ReadonlyMap<string, number>>
  /** Changes with each import of areas, addresses or market rents. */
  areasVersion: () => Promise<string>
  /** The boundaries of areas; those of sea and inland water have none. */
  listOutlines: () => Promise<Outline[]>
}

export function openAreaStore({ db }: Pick<Database, 'db'>): AreaStore {
  const { sa2_code, name, territorial_authority, region } = areas
  return {
    listLandAreas: () =>
      db
        .select({ sa2_code, name, territorial_authority, region })
        .from(areas)
        .where(eq(areas.on_land, true))
        .orderBy(asc(areas.sa2_code)),
    listSuburbAreas: () => db.select().from(suburb_areas).orderBy(asc(suburb_areas.suburb), asc(suburb_areas.sa2_code)),
    async readBonds() {
      // The cells of any dwelling repeat the others.
      const { rows } = await db.execute<{ area_code: string; bonds: number }>(sql`
        select area_code, greatest(
          coalesce(sum(bonds) filter (where dwelling = 'Any'), 0),
          coalesce(sum(bonds) filter (where dwelling <> 'Any'), 0)
        )::integer as bonds
        from market_rents where area_kind = 'area' group by area_code`)
      return new Map(rows.map(({ area_code, bonds }) => [area_code, bonds]))
    },
    async areasVersion() {
      const [newest] = await db
        .select({ version: sql<string | null>`max(${import_reports.id})::text` })
        .from(import_reports)
        .where(inArray(import_reports.name, ['areas', 'reference_data', 'addresses', 'market_rents']))
      return newest?.version ?? ''
    },
    async listOutlines() {
      const rows = await db.select().from(area_outlines).orderBy(asc(area_outlines.sa2_code))
      return rows.map(({ sa2_code, polygons }) => ({ sa2_code, polygons: decodePolygons(polygons) }))
    },
  }
}
