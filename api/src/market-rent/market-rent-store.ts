import type { Database } from '@homeyield/database/connection'
import type { AreaRents } from '@homeyield/domain/rent/area-rents'
import type { AreaSurroundings } from '@homeyield/domain/rent/area-surroundings'
import type { RegionRent } from '@homeyield/domain/rent/index-rents'
import type { RentCell } from '@homeyield/domain/rent/rent-cell'
import { nameKind } from '@homeyield/domain/rent/rent-kind'
import type { RentSource } from './rent-source.ts'

export interface MarketRentStore extends RentSource {
  /** The SA2 of a meshblock, or null. Leading zeros may be missing. */
  sa2OfMeshblock: (meshblock: string) => Promise<string | null>
}

interface CellRow extends RentCell {
  readonly area_kind: 'area' | 'district' | 'region'
  readonly set_aside: boolean
}

type DifferenceRow = Pick<RentCell, 'dwelling' | 'number_of_bedrooms'> & { readonly difference: number }

/** The figures of surroundings are null before the first import, the step also where an earlier version measured them. */
type AreaRow = { [Name in keyof AreaSurroundings]: AreaSurroundings[Name] | null } & {
  readonly area: string
  readonly district: string
  readonly region: string
  readonly newest_period: string | null
  readonly cells: CellRow[]
  readonly differences: DifferenceRow[]
  readonly months: RegionRent[]
}

// Named statements are prepared once for each connection. Each part is a lookup in a primary key. Of the region's months
// those are read that the step from the newest quarter needs: twelve to the quarter's last, and all after it.
const rentsStatement = `
  select areas.name as area, areas.territorial_authority as district, areas.region,
    base, step, near_weight, district_weight, region_weight, own_weight, newest_period::text as newest_period,
    (select coalesce(json_agg(cells), '[]') from (
      select area_kind, dwelling, number_of_bedrooms, lower_quartile, median, upper_quartile, bonds, period, areas,
        set_aside is not null as set_aside
      from (values
        ('area', areas.sa2_code),
        ('district', areas.territorial_authority_code),
        ('region', areas.region_code)
      ) as places (kind, code)
      join market_rents on area_kind = places.kind and area_code = places.code
    ) as cells) as cells,
    (select coalesce(json_agg(known), '[]') from (
      select dwelling, number_of_bedrooms, difference from rent_district_differences
      where territorial_authority_code = areas.territorial_authority_code
    ) as known) as differences,
    (select coalesce(json_agg(months), '[]') from (
      select month, weekly_rent from region_months
      where region_code = areas.region_code
        and month >= to_char(newest_period - interval '9 months', 'YYYY-MM')
    ) as months) as months
  from areas left join rent_surroundings using (sa2_code)
  where sa2_code = $1 and on_land`

const meshblockStatement = 'select sa2_code from meshblocks where meshblock = $1'

const meshblockDigits = 7

export function openMarketRentStore({ pool }: Pick<Database, 'pool'>): MarketRentStore {
  return {
    async rentsOf(sa2Code) {
      const query = { name: 'rents_of_area', text: rentsStatement, values: [sa2Code] }
      const [row] = (await pool.query<AreaRow>(query)).rows
      return row === undefined ? null : toAreaRents(row)
    },
    async sa2OfMeshblock(meshblock) {
      const values = [meshblock.padStart(meshblockDigits, '0')]
      const query = { name: 'sa2_of_meshblock', text: meshblockStatement, values }
      return (await pool.query<{ sa2_code: string }>(query)).rows[0]?.sa2_code ?? null
    },
  }
}

function toAreaRents(row: AreaRow): AreaRents {
  const { area, district, region, cells, differences, months, newest_period } = row
  const of = (kind: CellRow['area_kind']) => cells.filter((cell) => cell.area_kind === kind)
  return {
    places: { area, district, region },
    surroundings: toSurroundings(row),
    differences: new Map(differences.map((row) => [nameKind(row), row.difference])),
    cells: of('area'),
    suburb_group: [],
    district: of('district'),
    region: of('region'),
    newest_period: newest_period ?? '',
    months,
  }
}

function toSurroundings({ base, step, near_weight, district_weight, region_weight, own_weight }: AreaRow) {
  if (base === null || step === null || near_weight === null || district_weight === null) return null
  if (region_weight === null || own_weight === null) return null
  return { base, step, near_weight, district_weight, region_weight, own_weight }
}
