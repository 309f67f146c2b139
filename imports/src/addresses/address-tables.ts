import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { ADDRESS_COLUMNS } from './address-row.ts'
import type { StreetRow } from './street-ids.ts'

// Any constant, used for imports of addresses only.
const importLock = 4_321_020

/** Holds the lock of address imports until the transaction ends. Throws when another has it. */
export async function lockImports(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_xact_lock($1) as locked', [
    importLock,
  ])
  if (rows[0]?.locked !== true) throw new Error('Another import of addresses is running.')
}

/** The districts' names by statistical area, without the islands outside every district (999). */
export async function readDistricts(client: PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ sa2_code: string; territorial_authority: string }>(
    `select sa2_code, territorial_authority from areas where on_land and territorial_authority_code <> '999'`,
  )
  if (rows.length === 0)
    throw new Error('The database has no areas yet. Start Homeyield once, or run node run/migrate.ts.')
  return new Map(rows.map(({ sa2_code, territorial_authority }) => [sa2_code, territorial_authority]))
}

export async function readStreets(client: PoolClient): Promise<StreetRow[]> {
  const text = 'select id, name, suburb, city, territorial_authority from streets where id > 0'
  return (await client.query<StreetRow>(text)).rows
}

/** The first id that no street has or had. */
export async function reserveStreetIds(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ id: number }>(`select nextval('street_ids')::int as id`)
  return rows[0]?.id ?? 1
}

/** Empty copies of both tables, seen by this transaction only; their indexes follow after the rows. */
export async function createNextTables(client: PoolClient): Promise<void> {
  await client.query(`
    create table next_streets (like streets including defaults);
    create table next_addresses (like addresses including defaults)`)
}

/** `rows` are lines of the COPY format, any number in a text. */
export async function fillNextAddresses(client: PoolClient, rows: AsyncIterable<string>): Promise<void> {
  await pipeline(Readable.from(rows), client.query(copyFrom(`copy next_addresses (${ADDRESS_COLUMNS}) from stdin`)))
}

export async function fillNextStreets(client: PoolClient, rows: readonly string[]): Promise<void> {
  await pipeline(Readable.from(rows), client.query(copyFrom('copy next_streets from stdin')))
}

/**
 * Replaces the tables by their next ones, whose indexes and constraints become those of the migrations. Others wait for the
 * last statements only; the tables are locked in the order in which queries name them, so that nobody waits in a circle.
 */
export async function replaceAddresses(client: PoolClient): Promise<void> {
  await client.query(`
    set local maintenance_work_mem = '256MB';
    alter table next_streets add constraint next_streets_pkey primary key (id);
    alter table next_addresses add constraint next_addresses_pkey primary key (id);
    alter table next_addresses add constraint next_addresses_street_id_fkey
      foreign key (street_id) references next_streets on delete cascade;
    create index next_addresses_street_id_idx on next_addresses (street_id, house_number, suffix, unit);
    create index next_addresses_samples_idx on next_addresses (id) where is_sample;
    create index next_addresses_cell_idx on next_addresses ((floor(latitude / 0.002)::int), (floor(longitude / 0.003)::int));
    analyze next_streets, next_addresses;
    select setval('street_ids', greatest(nextval('street_ids'), (select max(id) from next_streets)));
    set local lock_timeout = '20s';
    lock table addresses, streets in access exclusive mode;
    drop table addresses, streets;
    alter table next_streets rename to streets;
    alter table next_addresses rename to addresses;
    alter index next_streets_pkey rename to streets_pkey;
    alter index next_addresses_pkey rename to addresses_pkey;
    alter index next_addresses_street_id_idx rename to addresses_street_id_idx;
    alter index next_addresses_samples_idx rename to addresses_samples_idx;
    alter index next_addresses_cell_idx rename to addresses_cell_idx;
    alter table addresses rename constraint next_addresses_street_id_fkey to addresses_street_id_fkey`)
}

/** Temporary tables: `changes`, where a row without a street is deleted, and `next_streets`. */
export async function createChangeTables(client: PoolClient): Promise<void> {
  await client.query(`
    create temporary table next_streets (like streets including all) on commit drop;
    create temporary table changes (like addresses including defaults) on commit drop;
    alter table changes add primary key (id), alter column street_id drop not null, alter column label drop not null,
      alter column house_number drop not null, alter column latitude drop not null, alter column longitude drop not null`)
}

export async function fillChanges(client: PoolClient, rows: AsyncIterable<string>): Promise<void> {
  await pipeline(Readable.from(rows), client.query(copyFrom(`copy changes (${ADDRESS_COLUMNS}) from stdin`)))
}

/** Applies the temporary tables; streets without an address go. */
export async function changeAddresses(client: PoolClient): Promise<void> {
  await client.query(`
    analyze changes;
    insert into streets select * from next_streets on conflict (id) do nothing;
    create temporary table left_streets on commit drop as
      with deleted as (delete from addresses using changes where addresses.id = changes.id returning addresses.street_id)
      select distinct street_id from deleted;
    insert into addresses (${ADDRESS_COLUMNS}) select ${ADDRESS_COLUMNS} from changes where street_id is not null;
    delete from streets using left_streets where id = left_streets.street_id
      and not exists (select from addresses where addresses.street_id = streets.id);
    select setval('street_ids', greatest(nextval('street_ids'), (select max(id) from streets)))`)
}

/** Finds which areas are mostly in a suburb: at least half of their addresses, or of the suburb's. */
export async function storeSuburbAreas(client: PoolClient): Promise<void> {
  await client.query(`
    delete from suburb_areas;
    insert into suburb_areas
    select suburb, sa2_code, shared from (
      select suburb, sa2_code, count(*) as shared, sum(count(*)) over (partition by sa2_code) as in_area,
        sum(count(*)) over (partition by suburb, territorial_authority) as in_suburb
      from (
        select coalesce(suburb, city) as suburb, territorial_authority, sa2_code
        from addresses join streets on streets.id = street_id where sa2_code is not null
      ) as located
      group by suburb, territorial_authority, sa2_code
    ) as counted
    where shared * 2 >= in_area or shared * 2 >= in_suburb
    on conflict do nothing`)
}

/** The areas that have an address. */
export async function listServedAreas(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ sa2_code: string }>(
    'select distinct sa2_code from addresses where sa2_code is not null',
  )
  return rows.map(({ sa2_code }) => sa2_code)
}

export async function countAddresses(client: PoolClient): Promise<{ rows: number; inArea: number }> {
  const { rows } = await client.query<{ rows: number; inArea: number }>(
    `select count(*)::int as rows, count(sa2_code)::int as "inArea" from addresses`,
  )
  return rows[0] ?? { rows: 0, inArea: 0 }
}
