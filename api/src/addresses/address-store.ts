import type { Database } from '@homeyield/database/connection'
import DataLoader from 'dataloader'
import type { AddressRecord, FoundAddress } from './address-source.ts'
import { codedAddress, highestCoded, type NumberRange, type TypedUnit } from './house-numbers.ts'
import type { Street } from './street-index.ts'

export interface ListedStreet extends Street {
  /** Each of its addresses as an integer (`codedAddress`), in order of their numbers. */
  addresses: number[]
}

export interface AddressLine {
  id: string
  /** The number as people write it: 14, 14A, 2/14. */
  label: string
  sample: boolean
}

/** The house numbers from `low` to `high` of a street. */
export interface Lookup extends NumberRange, TypedUnit {
  streetId: number
  /** Only ranges that this number ends or is in, on its side of the street: 5-9 for 7 and 9; null for any address. */
  inRange: number | null
  /** The most addresses. */
  most: number
}

export interface AddressStore {
  listStreets: () => Promise<ListedStreet[]>
  /** A text that changes with each import of addresses. */
  streetsVersion: () => Promise<string>
  /** The addresses that each lookup finds, in order of their numbers. */
  listAddresses: (lookups: readonly Lookup[]) => Promise<AddressLine[][]>
  /** At most `most` addresses within 200 m of a position (WGS84 degrees), nearest first; one for all units of a house. */
  listNear: (latitude: number, longitude: number, most: number) => Promise<FoundAddress[]>
  findAddress: (id: string) => Promise<AddressRecord | null>
  /**
   * The areas of a street's addresses, each with an address, the most first; with a number only that of the nearest
   * numbers, where these agree.
   */
  listStreetAreas: (streetId: number, houseNumber: number | null) => Promise<StreetArea[]>
}

export interface StreetArea {
  readonly sa2_code: string
  /** An address of the street in the area. */
  readonly id: string
  readonly sample: boolean
}

const streetsOfAPage = 5000
// A scan of addresses_street_id_idx alone for each street.
const streetsStatement = `
  select id, name, suburb, city, territorial_authority, to_json(array(
    select ${codedAddress} from addresses
    where street_id = streets.id and house_number <= ${highestCoded}
    order by house_number
  )) as addresses
  from streets where id > $1 order by id limit ${streetsOfAPage}`

const addressText = `concat_ws(', ', label || ' ' || name, suburb, city)`

// Named statements are prepared once for each connection. Each lookup is one in addresses_street_id_idx.
const listOrder = 'house_number, length(suffix), suffix, length(unit), unit'
// The 9 of 5-9 and of 5-9A; null for a single number.
const rangeEnd = `substring(label from '-([0-9]{1,5})[A-Za-z]?$')::int`
const listStatement = `
  select id, label, sample, position::int - 1 as lookup
  from unnest($1::int[], $2::int[], $3::int[], $4::text[], $5::text[], $6::int[], $7::int[])
    with ordinality as sought (street_id, low, high, unit, suffix, in_range, most, position)
  cross join lateral (
    select id, label, is_sample as sample, house_number, suffix, unit
    from addresses
    where street_id = sought.street_id and house_number between sought.low and sought.high
      and (sought.unit is null or lower(unit) = sought.unit or (unit = '' and sought.suffix is null and lower(suffix) = sought.unit))
      and (sought.suffix is null or lower(suffix) = sought.suffix or (suffix = '' and sought.unit is null and lower(unit) = sought.suffix))
      and (sought.in_range is null or sought.in_range = ${rangeEnd}
        or (sought.in_range < ${rangeEnd} and (sought.in_range - house_number) % 2 = 0))
    order by ${listOrder}
    limit sought.most
  ) as found
  order by position, found.house_number, length(found.suffix), found.suffix, length(found.unit), found.unit`

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

// The four nearest numbers are on both sides of the street and of the number.
const streetAreasStatement = `
  select sa2_code, (array_agg(id order by distance, id))[1] as id, bool_or(is_sample) as sample
  from (
    select id, sa2_code, is_sample, abs(house_number - coalesce($2::int, house_number)) as distance
    from addresses where street_id = $1 and sa2_code is not null
    order by distance, id limit case when $2::int is null then 5000 else 4 end
  ) as nearest
  group by sa2_code order by count(*) desc, sa2_code`

const neighbours = (cell: number) => [cell - 1, cell, cell + 1]

export function openAddressStore({ pool }: Pick<Database, 'pool'>): AddressStore {
  // One query for all searches that wait: most of a query's time is sending it and reading its answer (decision 7).
  const loader = new DataLoader<Lookup, AddressLine[]>((lookups) => listAddresses(pool, lookups), {
    cache: false,
    batchScheduleFn: setImmediate,
    // Larger batches are split among connections, so that a long one delays no other.
    maxBatchSize: 500,
  })
  return {
    async listStreets() {
      const streets: ListedStreet[] = []
      for (let last = -(2 ** 31); ;) {
        const { rows } = await pool.query<ListedStreet>(streetsStatement, [last])
        for (const street of rows) streets.push(street)
        last = rows.at(-1)?.id ?? last
        if (rows.length < streetsOfAPage) return streets
      }
    },
    async streetsVersion() {
      const text = `select max(id)::text as version from import_reports where name in ('addresses', 'sample_addresses')`
      return (await pool.query<{ version: string | null }>({ name: 'streets_version', text })).rows[0]?.version ?? ''
    },
    listAddresses: (lookups) => Promise.all(lookups.map((lookup) => loader.load(lookup))),
    async listNear(latitude, longitude, most) {
      const cells = [neighbours(Math.floor(latitude / 0.002)), neighbours(Math.floor(longitude / 0.003))]
      const query = { name: 'list_near', text: nearStatement, values: [latitude, longitude, ...cells, most] }
      return (await pool.query<FoundAddress>(query)).rows
    },
    async listStreetAreas(streetId, houseNumber) {
      const query = { name: 'street_areas', text: streetAreasStatement, values: [streetId, houseNumber] }
      return (await pool.query<StreetArea>(query)).rows
    },
    async findAddress(id) {
      // PostgreSQL text cannot contain U+0000, so no address has it.
      if (id.includes('\0')) return null
      const query = { name: 'find_address', text: findStatement, values: [id] }
      return (await pool.query<AddressRecord>(query)).rows[0] ?? null
    },
  }
}

async function listAddresses(pool: Database['pool'], lookups: readonly Lookup[]): Promise<AddressLine[][]> {
  const values = [
    lookups.map(({ streetId }) => streetId),
    lookups.map(({ low }) => low),
    lookups.map(({ high }) => high),
    lookups.map(({ unit }) => unit),
    lookups.map(({ suffix }) => suffix),
    lookups.map(({ inRange }) => inRange),
    lookups.map(({ most }) => most),
  ]
  const query = { name: 'list_addresses', text: listStatement, values }
  const { rows } = await pool.query<AddressLine & { lookup: number }>(query)
  const lists = lookups.map((): AddressLine[] => [])
  for (const { lookup, ...line } of rows) lists[lookup]?.push(line)
  return lists
}
