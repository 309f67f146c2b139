import type { Database } from '@homeyield/database/connection'
import { areas } from '@homeyield/database/tables'
import { asc, eq } from 'drizzle-orm'

/** An area where people can live, and a point in it in WGS84 degrees. */
export interface PlacedArea {
  readonly sa2_code: string
  readonly name: string
  readonly territorial_authority: string
  readonly region: string
  readonly latitude: number
  readonly longitude: number
}

/** In the order of codes, so that neighbours are near each other. */
export function listPlacedAreas({ db }: Pick<Database, 'db'>): Promise<PlacedArea[]> {
  const { sa2_code, name, territorial_authority, region, latitude, longitude } = areas
  return db
    .select({ sa2_code, name, territorial_authority, region, latitude, longitude })
    .from(areas)
    .where(eq(areas.on_land, true))
    .orderBy(asc(areas.sa2_code))
}
