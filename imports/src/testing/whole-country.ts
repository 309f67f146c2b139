import type { Database } from '@homeyield/database/connection'
import { linzColumns } from './linz-file.ts'

/** One address in the largest area of each district, so that no district is empty. */
export async function readWholeCountry({ pool }: Database): Promise<Record<string, string | number>[]> {
  const { rows } = await pool.query<{ latitude: number; longitude: number; district: string }>(`
    select distinct on (territorial_authority) latitude, longitude, territorial_authority as district
    from areas join area_outlines using (sa2_code) where on_land and territorial_authority_code <> '999'
    order by territorial_authority, length(polygons)`)
  return rows.map(({ latitude, longitude, district }, at) =>
    linzColumns({
      address_id: at + 1,
      territorial_authority: district,
      shape_X: String(longitude),
      shape_Y: String(latitude),
    }),
  )
}
