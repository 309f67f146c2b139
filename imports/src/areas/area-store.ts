import type { Transaction } from '@homeyield/database/connection'
import { area_outlines, areas, meshblocks } from '@homeyield/database/tables'
import { decodePolygons, type Outline } from '@homeyield/domain/outlines/outline'
import { sql } from 'drizzle-orm'
import type { Area } from './area.ts'
import type { Meshblocks } from './meshblock-table.ts'

/** Polygons as text, in the encoding of domain/src/outlines. */
export interface EncodedOutline {
  readonly sa2_code: string
  readonly polygons: string
}

export function readAreas(database: Pick<Transaction, 'select'>): Promise<Area[]> {
  return database.select().from(areas)
}

/** Replaces all areas, their meshblocks and outlines. */
export async function replaceAreas(
  transaction: Transaction,
  tables: { areas: readonly Area[]; meshblocks: Meshblocks; outlines: readonly EncodedOutline[] },
): Promise<void> {
  const codes = tables.areas.map((area) => area.sa2_code)
  await transaction.delete(meshblocks)
  // Updates areas instead of deleting them: each delete would look up meshblocks, about a second in all.
  await transaction.delete(areas).where(sql`not ${areas.sa2_code} = any(${sql.param(codes)}::text[])`)
  // One parameter holds the whole table: many are slower and limited to 65,535.
  await transaction.execute(sql`
    insert into areas
    select * from json_populate_recordset(null::areas, ${JSON.stringify(tables.areas)})
    on conflict (sa2_code) do update set
      name = excluded.name,
      territorial_authority_code = excluded.territorial_authority_code,
      territorial_authority = excluded.territorial_authority,
      region_code = excluded.region_code,
      region = excluded.region,
      on_land = excluded.on_land,
      latitude = excluded.latitude,
      longitude = excluded.longitude`)
  await transaction.execute(sql`
    insert into meshblocks (meshblock, sa2_code)
    select * from unnest(
      ${sql.param([...tables.meshblocks.keys()])}::text[],
      ${sql.param([...tables.meshblocks.values()])}::text[]
    )`)
  await transaction.delete(area_outlines)
  await transaction.execute(sql`
    insert into area_outlines
    select * from json_populate_recordset(null::area_outlines, ${JSON.stringify(tables.outlines)})`)
}

/** The outlines of all areas that have one. */
export async function readOutlines(database: Pick<Transaction, 'select'>): Promise<Outline[]> {
  // Ordered, so that a position on a boundary is always in the same area.
  const rows = await database.select().from(area_outlines).orderBy(area_outlines.sa2_code)
  return rows.map(({ sa2_code, polygons }) => ({ sa2_code, polygons: decodePolygons(polygons) }))
}
