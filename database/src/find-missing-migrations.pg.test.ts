import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findMissingMigrations } from './find-missing-migrations.ts'
import { migrate } from './migrate.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

let target: TestDatabase
let folder: string

beforeAll(async () => {
  target = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'homeyield-missing-'))
  await writeFile(join(folder, '0001_create_pots.sql'), 'create table pots (id integer primary key)')
  await writeFile(join(folder, '0002_fill_pots.sql'), 'insert into pots values (1)')
})
afterAll(async () => {
  await target.drop()
  await rm(folder, { recursive: true })
})

test('a database that is up to date has none missing', async () => {
  expect(await findMissingMigrations(target.database)).toEqual([])
})

test('lists missing migrations and ignores additional ones', async () => {
  await target.database.pool.query('drop schema public cascade; create schema public')
  const all = ['0001_create_pots.sql', '0002_fill_pots.sql']
  expect(await findMissingMigrations(target.database, folder)).toEqual(all)
  await migrate(target.url, folder)
  expect(await findMissingMigrations(target.database, folder)).toEqual([])
  await rm(join(folder, '0001_create_pots.sql'))
  await writeFile(join(folder, '0003_break_pots.sql'), 'drop table pots')
  expect(await findMissingMigrations(target.database, folder)).toEqual(['0003_break_pots.sql'])
})
