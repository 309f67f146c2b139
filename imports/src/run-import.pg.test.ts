import { basename, dirname } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadReferenceData } from './load-reference-data.ts'
import { runImport } from './run-import.ts'
import { formatLinzFile } from './testing/linz-file.ts'
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
    stderr: { write: (text: string | Uint8Array) => Boolean((written.stderr += String(text))) },
    signal: new AbortController().signal,
  })
  return { status, ...written }
}

async function countRents(): Promise<number> {
  const { rows } = await test.database.pool.query<{ count: number }>('select count(*)::int as count from market_rents')
  return rows[0]?.count ?? 0
}

it.each([
  ['--help', /Usage: npm run import -- \[options\] \[command\][^]* rents .*MBIE[^]*Exit status: 0 done/u],
  ['-h', /Usage: npm run import -- /u],
  ['rents --help', /Usage: npm run import -- rents \[options\][^]*--file <path>[^]*--dry-run[^]*--undo/u],
])('%s shows the help', async (options, text) => {
  const { status, stdout, stderr } = await run(options.split(' '))
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(text)
})

it.each([
  ['', 'Usage: npm run import --'],
  ['houses', "unknown command 'houses'"],
  ['constructor', "unknown command 'constructor'"],
  ['rents', 'Name the file with --file, or undo the last import with --undo.'],
  ['rents a.csv', 'too many arguments'],
  ['mortgage-rates', "required option '--file <path>' not specified"],
  ['rents --undo --dry-run', '--undo takes no other option.'],
  ['rents --files a.csv', "unknown option '--files'"],
])('wrong use has status 2: %s', async (options, message) => {
  const { status, stdout, stderr } = await run(options === '' ? [] : options.split(' '))
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain(message)
})

it('imports a file relative to the folder, shows progress, and undoes it', async () => {
  const shipped = await countRents()
  const file = await writeTemporaryFile(formatTenancies(['135600']))
  const options = ['rents', '--file', basename(file)]
  const refused = await run(options, undefined, dirname(file))
  expect([refused.status, refused.stdout]).toEqual([1, ''])
  expect(refused.stderr).toMatch(/^0 %\n100 %\n[^]*tenancy\.csv has much less[^]*Nothing was changed\.\n$/u)
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

it('imports published mortgage rates, and refuses a file with other columns', async () => {
  const header = 'month_end,6_months,1_year,18_months,2_years,3_years,4_years,5_years'
  const file = await writeTemporaryFile(`${header}\n2026-10-31,4.2,4.1,4.2,4.3,4.6,4.9,5\n`, 'b21.csv')
  expect(await run(['mortgage-rates', '--file', file])).toEqual({
    status: 0,
    stdout: '1 month of special rates, from 2026-10-31 to 2026-10-31.\nImported.\n',
    stderr: '',
  })
  const other = await run(['mortgage-rates', '--file', await writeTemporaryFile('month,floating\n2026-10-31,6\n')])
  expect([other.status, other.stdout]).toEqual([1, ''])
  expect(other.stderr).toMatch(/has other columns than the Reserve Bank’s tables B20[^]*Nothing was changed\.\n$/u)
})

it('says what is loaded', async () => {
  const { status, stdout, stderr } = await run(['status'])
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^Addresses: none\n {2}note: npm run import -- addresses loads the whole country\.\n\n/u)
  expect(stdout).toMatch(
    /\nAreas: 2,253 rows\n {2}extent: whole country\n {2}as of: 2018\n {2}loaded: 20\d\d-\d\d-\d\d\n {2}from: database\/seeds\n/u,
  )
})

it('imports LINZ’s file of addresses, each with its area', async () => {
  const rows = [
    { address_id: 398, address_number: '26', address_number_suffix: 'A', shape_X: '174.72662', shape_Y: '-36.902205' },
    { address_id: 399, shape_X: '183.5', shape_Y: '-43.95' },
    { address_id: 400, address_lifecycle: 'Proposed' },
  ]
  const file = await writeTemporaryFile(formatLinzFile(rows), 'addresses.csv')
  const refused = await run(['addresses', '--file', file])
  expect([refused.status, refused.stdout]).toEqual([1, ''])
  expect(refused.stderr).toMatch(
    /LINZ, file addresses\.csv: There is no address in Ashburton District[^]*Use --partial[^]*Nothing was changed\.\n$/u,
  )
  const loaded = await run(['addresses', '--file', file, '--partial'])
  expect(loaded.status).toBe(0)
  expect(loaded.stdout).toMatch(
    /^2 addresses, a part of the country; 0 of them in no statistical area\.\nLeft out\n +1 {2}not current\nLoaded\./u,
  )
  const { rows: stored } = await test.database.pool.query(
    `select addresses.id, label, areas.name, addresses.longitude from addresses join areas using (sa2_code) order by id`,
  )
  // Wesley's area of 2018, and the Chatham Islands.
  expect(stored).toEqual([
    { id: '398', label: '26A', name: 'Wesley West', longitude: 174.72662 },
    { id: '399', label: '14', name: 'Chatham Islands', longitude: -176.5 },
  ])
  expect((await run(['status'])).stdout).toContain('Addresses: 2 rows\n  extent: part of the country\n')
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
