import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { startArcgisSandbox } from '@homeyield/sandbox/open-data/start-arcgis-sandbox'
import { startOvertureSandbox } from '@homeyield/sandbox/open-data/start-overture-sandbox'
import { writeOvertureFile } from '@homeyield/sandbox/open-data/write-overture-file'
import { type LinzSandbox, startLinzSandbox } from '@homeyield/sandbox/open-data/start-linz-sandbox'
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { loadReferenceData } from '../load-reference-data.ts'
import { runImport } from '../run-import.ts'
import { formatLinzFile, linzColumns } from '../testing/linz-file.ts'
import { writeTemporaryFile } from '../testing/tenancy-file.ts'
import { readWholeCountry } from '../testing/whole-country.ts'

let test: TestDatabase
let linz: LinzSandbox
beforeAll(async () => {
  test = await createTestDatabase()
  await loadReferenceData(test.database)
  linz = await startLinzSandbox()
})
afterAll(async () => {
  await linz.close()
  await test.drop()
})
beforeEach(async () => {
  linz.reset()
  await test.database.pool.query(
    `delete from streets; delete from import_reports where name in ('addresses', 'sample_addresses')`,
  )
})

async function run(...options: readonly string[]) {
  const written = { stdout: '', stderr: '' }
  const status = await runImport(['addresses', ...options], {
    findDatabase: async () => test.url,
    folder: '/',
    stdout: (text) => void (written.stdout += text),
    stderr: { write: (text: string | Uint8Array) => Boolean((written.stderr += String(text))) },
    signal: new AbortController().signal,
  })
  return { status, ...written }
}

const countryOf = () => readWholeCountry(test.database)
const ids = async () =>
  (await test.database.pool.query<{ id: string }>('select id from addresses order by id::int')).rows.map(({ id }) => id)
const now = () => new Date().toISOString()
const fromLinz = () => ['--from', 'linz', '--url', linz.url, '--key', linz.key]

it('loads everything from LINZ, and then only what changed', async () => {
  const country = await countryOf()
  linz.publish('2026-05-01T00:00:00.000Z', country)
  expect(await run(...fromLinz())).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^67 addresses; 0 of them/u),
  })
  linz.publish(now(), [...country.slice(1), { ...country[0], address_id: 900 }])
  const changed = await run(...fromLinz())
  expect(changed).toMatchObject({ status: 0, stdout: expect.stringContaining('Changes: 1 stored, 1 deleted.') })
  expect(await ids()).toEqual([...country.slice(1).map((row) => String(row['address_id'])), '900'])
  expect(linz.calls().map(({ part }) => part)).toContain('changeset')
  const full = await run(...fromLinz(), '--full')
  expect(full.stdout).not.toContain('Changes')
})

it('loads everything again after a load from elsewhere', async () => {
  const file = await writeTemporaryFile(formatLinzFile([{ address_id: 5 }]), 'addresses.csv')
  expect((await run('--file', file, '--partial')).status).toBe(0)
  linz.publish('2026-05-01T00:00:00.000Z', await countryOf())
  expect((await run(...fromLinz())).stdout).toMatch(/^67 addresses/u)
  expect(linz.calls().map(({ part }) => part)).not.toContain('changeset')
})

it('loads a layer of ArcGIS', async () => {
  const arcgis = await startArcgisSandbox({ rows: [linzColumns({ address_id: 7 })] })
  onTestFinished(arcgis.close)
  const loaded = await run('--from', 'arcgis', '--url', arcgis.layerUrl, '--partial')
  expect(loaded).toMatchObject({ status: 0, stdout: expect.stringMatching(/^1 addresses, a part/u) })
  expect(await ids()).toEqual(['7'])
})

it('loads Overture’s addresses by default', async () => {
  const overture = await startOvertureSandbox()
  onTestFinished(overture.close)
  const country = await countryOf()
  overture.put('2026-08-19.0', 'part-0.zstd.parquet', writeOvertureFile(country))
  const loaded = await run('--url', overture.url)
  expect(loaded).toMatchObject({ status: 0, stdout: expect.stringMatching(/^67 addresses; 0 of them/u) })
  const { rows } = await test.database.pool.query(
    `select source, report->>'as_of' as as_of from import_reports where name = 'addresses'`,
  )
  expect(rows).toEqual([{ source: 'Overture Maps, release 2026-08-19.0', as_of: '2026-08-19' }])
  // LINZ's changes cannot follow it.
  linz.publish('2026-05-01T00:00:00.000Z', country)
  expect((await run(...fromLinz())).status).toBe(0)
  expect(linz.calls().map(({ part }) => part)).not.toContain('changeset')
})

it('leaves the addresses when the source fails half-way, and shows no key', async () => {
  const file = await writeTemporaryFile(formatLinzFile([{ address_id: 5 }]), 'addresses.csv')
  await run('--file', file, '--partial')
  linz.publish('2026-05-01T00:00:00.000Z', await countryOf())
  linz.spoil('fewer-rows')
  const { status, stdout, stderr } = await run(...fromLinz())
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/LINZ’s data service gave [^]*Nothing was changed\.\n$/u)
  expect(stderr).not.toContain(linz.key)
  expect(await ids()).toEqual(['5'])
})

it.each([
  [['--from', 'osm'], "'osm' is invalid. Allowed choices are overture, linz, arcgis."],
  [['--from', 'linz'], 'LINZ’s data service needs --key'],
  [['--from', 'arcgis'], 'Name the layer with --url'],
  [['--from', 'linz', '--file', 'a.csv'], 'Use --from or --file, not both.'],
])('wrong use has status 2: %j', async (options, message) => {
  const { status, stderr } = await run(...options)
  expect(status).toBe(2)
  expect(stderr).toContain(message)
})
