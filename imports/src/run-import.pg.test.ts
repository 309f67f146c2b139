import { basename, dirname } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadReferenceData } from './load-reference-data.ts'
import { runImport } from './run-import.ts'
import { formatTenancies, writeTemporaryFile } from './testing/tenancy-file.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  await loadReferenceData(test.database)
})
afterAll(() => test.drop())

async function run(options: readonly string[], findDatabase = async () => test.url, folder = '/') {
  const written = { stdout: '', stderr: '' }
  const status = await runImport(options, {
    findDatabase,
    folder,
    stdout: (text) => void (written.stdout += text),
    stderr: (text) => void (written.stderr += text),
  })
  return { status, ...written }
}

async function countRents(): Promise<number> {
  const { rows } = await test.database.pool.query<{ count: number }>('select count(*)::int as count from market_rents')
  return rows[0]?.count ?? 0
}

it.each([['--help'], ['-h'], ['rents --help']])('%s shows the help', async (options) => {
  const { status, stdout, stderr } = await run(options.split(' '))
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/Usage: npm run import -- <set> --file <path>[^]* rents .*MBIE[^]*--dry-run[^]*--undo/u)
})

it.each([
  ['', 'Name what to import: rents.'],
  ['houses --file a.csv', 'There is no set "houses"; the sets are: rents.'],
  ['constructor --file a.csv', 'There is no set "constructor"; the sets are: rents.'],
  ['rents', 'Name the file with --file, or undo the last import with --undo.'],
  ['rents a.csv', '"a.csv" is not expected; name the file with --file.'],
  ['rents --undo --dry-run', '--undo takes no other option.'],
  ['rents --files a.csv', "Unknown option '--files'"],
])('wrong use has status 2: %s', async (options, message) => {
  const { status, stdout, stderr } = await run(options === '' ? [] : options.split(' '))
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain(message)
  expect(stderr).toContain('npm run import -- --help')
})

it('imports a file relative to the folder, shows progress, and undoes it', async () => {
  const shipped = await countRents()
  const file = await writeTemporaryFile(formatTenancies(['135600']))
  const options = ['rents', '--file', basename(file)]
  const refused = await run(options, undefined, dirname(file))
  expect([refused.status, refused.stdout]).toEqual([1, ''])
  expect(refused.stderr).toMatch(/Read 100 %[^]*tenancy\.csv has much less[^]*Nothing was changed\.\n$/u)
  expect(await countRents()).toBe(shipped)
  const tried = await run([...options, '--accept-loss', '--dry-run'], undefined, dirname(file))
  expect(tried).toMatchObject({ status: 0, stdout: expect.stringContaining('A dry run: nothing was changed.') })
  expect(await countRents()).toBe(shipped)
  const imported = await run([...options, '--accept-loss'], undefined, dirname(file))
  expect(imported.status).toBe(0)
  expect(imported.stdout).toMatch(/figures for House[^]*1,301 +1 {2}areas[^]*Imported\./u)
  // The area's figure, and those of its district and region.
  expect(await countRents()).toBe(3)
  expect(await run(['rents', '--undo'])).toMatchObject({ status: 0, stderr: '' })
  expect(await countRents()).toBe(shipped)
})

it.each([
  ['a missing file', ['rents', '--file', '/nowhere.csv'], undefined, /^\/nowhere\.csv cannot be read: no such file\./u],
  [
    'no database',
    ['rents', '--file', '/nowhere.csv'],
    () => Promise.reject(new Error('No database runs in .data.')),
    /^No database runs in \.data\./u,
  ],
  [
    'an unreachable database',
    ['rents', '--undo'],
    () => Promise.resolve('postgres://127.0.0.1:1/homeyield'),
    /^The database is unavailable: /u,
  ],
])('a failure has status 1 and one sentence: %s', async (_, options, findDatabase, message) => {
  const { status, stdout, stderr } = await run(options, findDatabase)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(message)
})

it('names the migration that the database lacks', async () => {
  await test.database.pool.query(`delete from schema_migrations where name like '0024%'`)
  const { status, stderr } = await run(['rents', '--undo'])
  expect(status).toBe(1)
  expect(stderr).toContain('The database lacks the migration 0024_')
})
