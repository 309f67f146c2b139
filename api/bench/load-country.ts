import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Database } from '@homeyield/database/connection'
import { from as copyFrom } from 'pg-copy-streams'
import type { Street } from '../src/addresses/street-index.ts'
import { makeHomes } from './synthetic-homes.ts'
import type { Random } from './synthetic-names.ts'

const addressColumns = 'id, street_id, label, house_number, suffix, unit, sa2_code, latitude, longitude'

/** Loads streets with about `addressCount` addresses, in place of any others, and returns how many there are. */
export async function loadCountry(
  { pool }: Database,
  streets: readonly Street[],
  addressCount: number,
  random: Random,
): Promise<number> {
  const client = await pool.connect()
  let count = 0
  function* addressLines() {
    for (const { id } of streets) {
      const homes = makeHomes(addressCount / streets.length, random)
      yield homes
        .map(({ label, number, suffix, unit }) => {
          count += 1
          const position = [(-34 - random() * 12).toFixed(6), (167 + random() * 11).toFixed(6)]
          return `${[count, id, label, number, suffix, unit, '100100', ...position].join('\t')}\n`
        })
        .join('')
    }
  }
  try {
    // What no search uses is dropped, and not updated 2.4 million times.
    await client.query(`
      begin;
      truncate streets cascade;
      alter table addresses drop constraint addresses_street_id_fkey;
      drop index addresses_street_id_idx, addresses_cell_idx`)
    await copy('streets (id, name, suburb, city, territorial_authority)', streets.map(streetLine))
    await copy(`addresses (${addressColumns})`, addressLines())
    await client.query(`
      create index addresses_street_id_idx on addresses (street_id, house_number, suffix, unit);
      insert into import_reports (name, source, report) values ('addresses', 'bench', '{}');
      commit`)
    await client.query('vacuum analyze streets, addresses')
  } finally {
    client.release()
  }
  return count

  async function copy(table: string, lines: Iterable<string>): Promise<void> {
    await pipeline(Readable.from(lines), client.query(copyFrom(`copy ${table} from stdin`)))
  }
}

function streetLine({ id, name, suburb, city, territorial_authority }: Street): string {
  return `${[id, name, suburb ?? '\\N', city, territorial_authority].join('\t')}\n`
}
