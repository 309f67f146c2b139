import type { Database } from '@homeyield/database/connection'
import type { RentCell } from '@homeyield/domain/rent/rent-cell'
import type { RentPlaces, RentSource } from './rent-source.ts'

export interface MarketRentStore extends RentSource {
  placesOf: (sa2Code: string) => Promise<RentPlaces | null>
  /** The SA2 of a meshblock, or null. Leading zeros may be missing. */
  sa2OfMeshblock: (meshblock: string) => Promise<string | null>
}

interface CellRow extends RentCell {
  area_kind: 'area' | 'district' | 'region'
  area_name: string
  territorial_authority: string
  region: string
}

// Named statements are prepared once for each connection. Each rung is one lookup in the primary key of market_rents.
const cellsStatement = `
  select cells.area_kind, cells.dwelling, cells.number_of_bedrooms, cells.lower_quartile, cells.median,
    cells.upper_quartile, cells.bonds, cells.period::text as period, cells.areas, areas.name as area_name,
    areas.territorial_authority, areas.region
  from areas
  cross join lateral (values
    ('area', areas.sa2_code),
    ('district', areas.territorial_authority_code),
    ('region', areas.region_code)
  ) as rungs (kind, code)
  join market_rents as cells on cells.area_kind = rungs.kind and cells.area_code = rungs.code
  where areas.sa2_code = $1`

const placesStatement = `
  select sa2_code, name as area, territorial_authority as district, region
  from areas where sa2_code = $1`

const meshblockStatement = 'select sa2_code from meshblocks where meshblock = $1'

const meshblockDigits = 7

export function openMarketRentStore({ pool }: Pick<Database, 'pool'>): MarketRentStore {
  return {
    async cellsFor(sa2Code) {
      const query = { name: 'market_rent_cells', text: cellsStatement, values: [sa2Code] }
      const { rows } = await pool.query<CellRow>(query)
      const rung = (kind: CellRow['area_kind']) => rows.filter((row) => row.area_kind === kind)
      const [first] = rows
      return {
        places: {
          area: first?.area_name ?? '',
          district: first?.territorial_authority ?? '',
          region: first?.region ?? '',
        },
        area: rung('area'),
        district: rung('district'),
        region: rung('region'),
      }
    },
    async placesOf(sa2Code) {
      const query = { name: 'places_of_sa2', text: placesStatement, values: [sa2Code] }
      return (await pool.query<RentPlaces>(query)).rows[0] ?? null
    },
    async sa2OfMeshblock(meshblock) {
      const values = [meshblock.padStart(meshblockDigits, '0')]
      const query = { name: 'sa2_of_meshblock', text: meshblockStatement, values }
      return (await pool.query<{ sa2_code: string }>(query)).rows[0]?.sa2_code ?? null
    },
  }
}
