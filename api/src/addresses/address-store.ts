import type { Database } from '@homeyield/database/connection'
import type { AddressRecord } from './address-source.ts'
import type { NumberRange } from './house-numbers.ts'
import type { Street } from './street-index.ts'

/** An address as a list shows it, with what ranks it among its street's. */
export interface AddressLine {
  id: string
  address: string
  sample: boolean
  street_id: number
  label: string
  /** Which of the ranges asked for it was found by, from 0. */
  range: number
}

/** Which addresses of some streets to list. */
export interface AddressFilter {
  /** In the order in which the answer shall have them. */
  streetIds: readonly number[]
  /** In the order of preference. */
  ranges: readonly NumberRange[]
  /** Only ranges of houses that end with this number, as 14-16 does with 16; null is any address. */
  lastNumber: number | null
  /**
   * In small letters; null is any, '' none. A letter serves as unit and suffix alike, as A/14 and 14A are one home.
   */
  unit: string | null
  suffix: string | null
  /** The most addresses of one street and range. */
  most: number
}

/** What the address search asks the database. */
export interface AddressStore {
  listStreets: () => Promise<Street[]>
  /** A text that is another after streets were added or removed. Costs a count. */
  streetsVersion: () => Promise<string>
  listAddresses: (filter: AddressFilter) => Promise<AddressLine[]>
  /** The address of an id, or null. */
  findAddress: (id: string) => Promise<AddressRecord | null>
}

const streetColumns = 'id, name, suburb, city, territorial_authority'

// Named statements are prepared once a connection. Each street and range is one probe of addresses_street_id_idx.
const listStatement = `
  select found.*, asked.street_id, ranges.position::int - 1 as range
  from unnest($1::int[]) with ordinality as asked (street_id, position)
  cross join unnest($2::int[], $3::int[]) with ordinality as ranges (low, high, position)
  cross join lateral (
    select id, address, is_sample as sample, label
    from addresses
    where street_id = asked.street_id and house_number between ranges.low and ranges.high
      and ($4::text is null or lower(unit) = $4 or (unit = '' and $5::text is null and lower(suffix) = $4))
      and ($5::text is null or lower(suffix) = $5 or (suffix = '' and $4::text is null and lower(unit) = $5))
      and ($7::int is null or label ~* ('-' || $7::int || '[a-z]?$'))
    order by house_number, length(suffix), suffix, length(unit), unit
    limit $6
  ) as found
  order by asked.position, ranges.position`

const findStatement = `
  select addresses.id, address, suburb, city, sa2_code as sa2_id, meshblock, latitude, longitude, is_sample as sample
  from addresses join streets on streets.id = street_id
  where addresses.id = $1`

/** The address search's questions, put to a database. */
export function openAddressStore({ pool }: Pick<Database, 'pool'>): AddressStore {
  return {
    async listStreets() {
      return (await pool.query<Street>(`select ${streetColumns} from streets order by id`)).rows
    },
    async streetsVersion() {
      const text = `select concat_ws(' ', count(*), min(id), max(id)) as version from streets`
      return (await pool.query<{ version: string }>({ name: 'streets_version', text })).rows[0]?.version ?? ''
    },
    async listAddresses({ streetIds, ranges, lastNumber, unit, suffix, most }) {
      const [lows, highs] = [ranges.map(({ low }) => low), ranges.map(({ high }) => high)]
      const values = [streetIds, lows, highs, unit, suffix, most, lastNumber]
      return (await pool.query<AddressLine>({ name: 'list_addresses', text: listStatement, values })).rows
    },
    async findAddress(id) {
      // PostgreSQL's text cannot hold U+0000, so no address is called that.
      if (id.includes('\0')) return null
      const query = { name: 'find_address', text: findStatement, values: [id] }
      return (await pool.query<AddressRecord>(query)).rows[0] ?? null
    },
  }
}
