import type { Area } from '@homeyield/contract/area'
import type { Database } from '@homeyield/database/connection'
import { areas } from '@homeyield/database/tables'
import { asc, eq } from 'drizzle-orm'

export interface AreaStore {
  /** Every area where people can live, in the order of codes. */
  listLandAreas: () => Promise<Area[]>
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
  }
}
