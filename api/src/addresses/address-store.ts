import type { Database } from '@homeyield/database/connection'
import type { AddressRecord, FoundAddress } from './address-source.ts'
import type { NumberRange } from './house-numbers.ts'
import type { Street } from './street-index.ts'

export interface AddressLine {
  id: string
  address: string
  sample: boolean
  street_id: number
  label: string
  /** The index of the range that it was found by. */
  range: number
}

export interface AddressFilter {
  /** In the order of the result. */
  streetIds: readonly number[]
  ranges: readonly NumberRange[]
  /** Only ranges that end with this number, as 14-16 does with 16; null for any address. */
  lastNumber: number | null
  unit: string | null
  suffix: string | null
  most: number
}

export interface AddressStore {
  listStreets: () => Promise<Street[]>
  /** A text that changes with each import of addresses. */
  streetsVersion: () => Promise<string>
  listAddresses: (filter: AddressFilter) => Promise<AddressLine[]>
  /** At most `most` addresses within 200 m of a position (WGS84 degrees), nearest first; one for all units of a house. */
  listNear: (latitude: number, longitude: number, most: number) => Promise<FoundAddress[]>
  findAddress: (id: string) => Promise<AddressRecord | null>
}

const streetColumns = 'id, name, suburb, city, territorial_authority'

const addressText = `concat_ws(', ', label || ' ' || name, suburb, city)`

// Named statements are prepared once for each connection. Each street and range is one lookup in
// addresses_street_id_idx.
const listStatement = `
  select found.*, requested.street_id, ranges.position::int - 1 as range
  from unnest($1::int[]) with ordinality as requested (street_id, position)
  cross join unnest($2::int[], $3::int[]) with ordinality as ranges (low, high, position)
  cross join lateral (
    select addresses.id, ${addressText} as address, is_sample as sample, label
    from addresses join streets on streets.id = street_id
    where street_id = requested.street_id and house_number between ranges.low and ranges.high
      and ($4::text is null or lower(unit) = $4 or (unit = '' and $5::text is null and lower(suffix) = $4))
      and ($5::text is null or lower(suffix) = $5 or (suffix = '' and $4::text is null and lower(unit) = $5))
      and ($7::int is null or label ~* ('-' || $7::int || '[a-z]?$'))
    order by house_number, length(suffix), suffix, length(unit), unit
    limit $6
  ) as found
  order by requested.position, ranges.position`

const findStatement = `
  select addresses.id, ${addressText} as address, suburb, city, coalesce(sa2_code, '') as sa2_id, meshblock, latitude, longitude, is_sample as sample
  from addresses join streets on streets.id = street_id
  where addresses.id = $1`

// The cells of addresses_cell_idx are at least 200 m wide; a degree of latitude has 111,320 m.
const nearStatement = `
  with nearest as (
    select distinct on (street_id, house_number, suffix) addresses.id, ${addressText} as address, is_sample as sample,
      111320 * sqrt((latitude - $1) ^ 2 + ((longitude - $2) * cos(radians($1))) ^ 2) as metres
    from addresses join streets on streets.id = street_id
    where floor(latitude / 0.002)::int = any ($3::int[]) and floor(longitude / 0.003)::int = any ($4::int[])
    order by street_id, house_number, suffix, length(unit), unit
  )
  select id, address, sample from nearest where metres <= 200 order by metres, address limit $5`

const neighbours = (cell: number) => [cell - 1, cell, cell + 1]

export function openAddressStore({ pool }: Pick<Database, 'pool'>): AddressStore {
  return {
    async listStreets() {
      return (await pool.query<Street>(`select ${streetColumns} from streets order by id`)).rows
    },
    async streetsVersion() {
      const text = `select max(id)::text as version from import_reports where name in ('addresses', 'sample_addresses')`
      return (await pool.query<{ version: string | null }>({ name: 'streets_version', text })).rows[0]?.version ?? ''
    },
    async listAddresses({ streetIds, ranges, lastNumber, unit, suffix, most }) {
      const [lows, highs] = [ranges.map(({ low }) => low), ranges.map(({ high }) => high)]
      const values = [streetIds, lows, highs, unit, suffix, most, lastNumber]
      return (await pool.query<AddressLine>({ name: 'list_addresses', text: listStatement, values })).rows
    },
    async listNear(latitude, longitude, most) {
      const cells = [neighbours(Math.floor(latitude / 0.002)), neighbours(Math.floor(longitude / 0.003))]
      const query = { name: 'list_near', text: nearStatement, values: [latitude, longitude, ...cells, most] }
      return (await pool.query<FoundAddress>(query)).rows
    },
    async findAddress(id) {
      // PostgreSQL text cannot contain U+0000, so no address has it.
      if (id.includes('\0')) return null
      const query = { name: 'find_address', text: findStatement, values: [id] }
      return (await pool.query<AddressRecord>(query)).rows[0] ?? null
    },
  }
}
