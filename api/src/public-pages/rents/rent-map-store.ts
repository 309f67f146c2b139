import type { Database } from '@homeyield/database/connection'
import { readRentVersion } from '../../market-rent/rent-version-store.ts'

export interface RentMapStore {
  /** Changes with every import. */
  readonly readVersion: () => Promise<string>
  /** By region, and from north to south. */
  readonly listDistricts: () => Promise<DistrictRow[]>
  /** The areas on land of a district. */
  readonly listAreas: (districtCode: string) => Promise<AreaRow[]>
}

export interface DistrictRow {
  readonly code: string
  readonly name: string
  /** The region that most of its areas are in. */
  readonly region: string
  readonly areas: number
}

export interface AreaRow {
  readonly sa2_code: string
  readonly name: string
  /** In the encoding of domain/src/outlines; null without an outline. */
  readonly polygons: string | null
}

/** Stats NZ's code for islands outside of all districts. */
const OUTSIDE = '999'

export function openRentMapStore({ pool }: Pick<Database, 'pool'>): RentMapStore {
  return {
    readVersion: () => readRentVersion({ pool }),
    async listDistricts() {
      const text = `
        select territorial_authority_code as code, territorial_authority as name, count(*)::integer as areas,
          mode() within group (order by region) as region
        from areas where on_land and territorial_authority_code <> $1
        group by territorial_authority_code, territorial_authority
        order by mode() within group (order by region_code), territorial_authority_code`
      return (await pool.query<DistrictRow>(text, [OUTSIDE])).rows
    },
    async listAreas(districtCode) {
      const text = `
        select sa2_code, name, polygons from areas left join area_outlines using (sa2_code)
        where territorial_authority_code = $1 and on_land`
      return (await pool.query<AreaRow>(text, [districtCode])).rows
    },
  }
}
