import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate, MIGRATIONS } from './migrate.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

let target: TestDatabase
let folder: string

beforeEach(async () => {
  target = await createTestDatabase()
  // The test database is already migrated; these tests start empty.
  await target.database.pool.query('drop schema public cascade; create schema public')
  folder = await mkdtemp(join(tmpdir(), 'homeyield-migrations-'))
  await writeFile(join(folder, '0001_create_pots.sql'), 'create table pots (id integer primary key);')
  await writeFile(
    join(folder, '0002_fill_pots.sql'),
    'insert into pots values (1); insert into pots values (2); -- two statements',
  )
})

afterEach(async () => {
  await target.drop()
  await rm(folder, { recursive: true })
})

async function pots(): Promise<number[]> {
  const { rows } = await target.database.pool.query<{ id: number }>('select id from pots order by id')
  return rows.map((row) => row.id)
}

test("the product's own migrations apply to an empty database", async () => {
  const names = await migrate(target.url, MIGRATIONS)
  expect(names.length).toBeGreaterThan(0)
  expect(await migrate(target.url, MIGRATIONS)).toEqual([])
})

test('migrates calculations that were saved before other expenses and cash each week', async () => {
  const before = join(folder, 'before')
  const newer = (await readdir(MIGRATIONS)).filter((name) => name >= '0019')
  await cp(MIGRATIONS, before, { recursive: true, filter: (path) => !newer.some((name) => path.endsWith(name)) })
  await migrate(target.url, before)
  const query = async (statement: string, values: unknown[] = []) =>
    (await target.database.pool.query(statement, values)).rows
  const inputs = { property: '1 Test Street', is_sample_address: false, dwelling: 'House', house_condition: 50 }
  const figures = { total_expenses: 55_174, rent_source: 'typed' }
  await query(
    `with account as (
      insert into accounts (email, name, password_hash) values ('a@example.com', 'A', 'x') returning id
    )
    insert into calculations (account_id, version, updated_at, inputs, figures)
    select id, 7, '2026-01-01T00:00Z', $1, $2 from account`,
    [inputs, figures],
  )
  expect(await migrate(target.url, MIGRATIONS)).toEqual(newer.toSorted())

  const read = 'select version, updated_at, inputs, weekly_cash_flow from calculations'
  const migrated = { version: 7, updated_at: new Date('2026-01-01'), inputs: { ...inputs, other_expenses: null } }
  expect(await query(read)).toEqual([{ ...migrated, weekly_cash_flow: null }])
  // As the job that appraises it again writes it.
  await query('update calculations set figures = $1', [{ ...figures, weekly_cash_flow: -572 }])
  expect(await query(read)).toEqual([{ ...migrated, weekly_cash_flow: -572 }])
})

test('applies each file once, in order of names', async () => {
  expect(await migrate(target.url, folder)).toEqual(['0001_create_pots.sql', '0002_fill_pots.sql'])
  expect(await migrate(target.url, folder)).toEqual([])
  await writeFile(join(folder, '0003_fill_again.sql'), 'insert into pots values (3)')
  expect(await migrate(target.url, folder)).toEqual(['0003_fill_again.sql'])
  expect(await pots()).toEqual([1, 2, 3])
})

test('applies a file outside a transaction while others wait, and again after it failed', async () => {
  const statements = [
    '-- outside a transaction',
    'drop index concurrently if exists pots_idx;',
    'create unique index concurrently pots_idx on pots ((id > 0));',
    '',
  ]
  await writeFile(join(folder, '0003_index_pots.sql'), statements.join('\n'))
  await expect(migrate(target.url, folder)).rejects.toThrow('0003_index_pots.sql failed, and begins again next time')
  await target.database.pool.query('delete from pots where id = 1')
  const applied = await Promise.all(Array.from({ length: 3 }, () => migrate(target.url, folder)))
  expect(applied.flat()).toEqual(['0003_index_pots.sql'])
  const { rows } = await target.database.pool.query(
    `select indisvalid from pg_index where indexrelid = 'pots_idx'::regclass`,
  )
  expect(rows).toEqual([{ indisvalid: true }])
})

// Decision 39: 0054 is the last before it.
test('no migration rewrites the calculations for a column', async () => {
  const rewriting = /alter table calculations\b[^;]*\badd column\b[^;]*\b(generated|default|not null)\b/iu
  const names = (await readdir(MIGRATIONS)).filter((name) => name > '0055')
  const found = await Promise.all(
    names.map(async (name) => (rewriting.test(await readFile(join(MIGRATIONS, name), 'utf8')) ? [name] : [])),
  )
  expect(found.flat()).toEqual([])
  expect(rewriting.test('alter table calculations add column x integer generated always as (1) stored;')).toBe(true)
  expect(rewriting.test('alter table calculations add column x integer;')).toBe(false)
})

test('others read a table while a migration waits for a transaction that holds it', async () => {
  await migrate(target.url, folder)
  await writeFile(join(folder, '0003_name_pots.sql'), 'alter table pots add column name text')
  const { pool } = target.database
  const holder = await pool.connect()
  await holder.query('begin isolation level repeatable read')
  await holder.query('select from pots')
  const migrating = migrate(target.url, folder)
  await expect
    .poll(async () => (await pool.query('select from pg_locks where not granted')).rowCount, { timeout: 5_000 })
    .toBe(1)
  const read = pots()
  expect(await Promise.race([read, sleep(4_000, 'blocked')])).toEqual([1, 2])
  await holder.query('commit')
  holder.release()
  expect(await migrating).toEqual(['0003_name_pots.sql'])
})

test('one of several processes migrates, the others wait', async () => {
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(target.url, folder)))
  expect(applied.toSorted((a, b) => a.length - b.length)).toEqual([
    [],
    [],
    [],
    [],
    ['0001_create_pots.sql', '0002_fill_pots.sql'],
  ])
  expect(await pots()).toEqual([1, 2])
})

test('refuses a file changed after it was applied', async () => {
  await migrate(target.url, folder)
  await writeFile(join(folder, '0002_fill_pots.sql'), 'insert into pots values (9)')
  await expect(migrate(target.url, folder)).rejects.toThrow(
    'The migration 0002_fill_pots.sql was changed after it was applied. Restore the file and write the change as a new migration.',
  )
})

test('ignores line endings', async () => {
  await writeFile(join(folder, '0003_two_lines.sql'), 'insert into pots\nvalues (3)')
  await migrate(target.url, folder)
  await writeFile(join(folder, '0003_two_lines.sql'), 'insert into pots\r\nvalues (3)')
  expect(await migrate(target.url, folder)).toEqual([])
})

test('refuses when an applied file is missing', async () => {
  await migrate(target.url, folder)
  await rm(join(folder, '0002_fill_pots.sql'))
  await expect(migrate(target.url, folder)).rejects.toThrow('0002_fill_pots.sql, which this version does not have')
})

test('rolls back a file that fails, with the reason, and applies it once fixed', async () => {
  await writeFile(join(folder, '0003_break.sql'), 'insert into pots values (3); insert into pans values (1)')
  await expect(migrate(target.url, folder)).rejects.toThrow(
    'The migration 0003_break.sql failed and was rolled back: relation "pans" does not exist',
  )
  expect(await pots()).toEqual([1, 2])
  await writeFile(join(folder, '0003_break.sql'), 'insert into pots values (3)')
  expect(await migrate(target.url, folder)).toEqual(['0003_break.sql'])
})
