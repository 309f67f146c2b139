// Measures the import of addresses and asserts nothing:
//   node imports/bench/import-addresses.ts [rows = 2400000] [kills = 20]
// A made-up country is written as LINZ's file and loaded into an embedded PostgreSQL of its own; ten weeks of changes follow, whose
// result is compared with a full load. Then imports are killed at times spread over their duration.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { openDatabase, type Database } from '@homeyield/database/connection'
import { startEmbeddedPostgres } from '@homeyield/database/embedded/start-embedded-postgres'
import { migrate } from '@homeyield/database/migrate'
import type { LoadOptions } from '../src/addresses/address-import.ts'
import { applyAddressChanges } from '../src/addresses/apply-address-changes.ts'
import { loadAddresses } from '../src/addresses/load-addresses.ts'
import { loadReferenceData } from '../src/load-reference-data.ts'
import { LINZ_HEADER, linzLine } from '../src/testing/linz-file.ts'
import { makeUpCountry, type MadeUpCountry } from './made-up-country.ts'

const rowCount = Number(process.argv[2] ?? 2_400_000)
const killCount = Number(process.argv[3] ?? 20)
const [WEEKS, CHANGES] = [10, 20_000]
const PROGRAM = join(import.meta.dirname, '../../run/import.ts')
const MEGABYTE = 1024 * 1024

const TABLE = `select addresses.id, label, house_number, suffix, unit, sa2_code, latitude, longitude, name, suburb, city,
  territorial_authority from addresses join streets on streets.id = street_id`

const STATE = `select count(*) || ' ' || count(distinct street_id) || ' ' || sum(hashtext(id || label || street_id)::bigint)
  || ' ' || (select count(*) from pg_class where relname like 'next\\_%') as state from addresses`

const folder = await mkdtemp(join(tmpdir(), 'homeyield-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data') })
try {
  await migrate(postgres.url)
  const database = openDatabase(postgres.url, { max: 2, statementTimeout: 0 })
  await loadReferenceData(database)
  await measure(database, await makeUpCountry(rowCount))
  await database.close()
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measure(database: Database, country: MadeUpCountry): Promise<void> {
  const file = join(folder, 'addresses.csv')
  await writeFile(file, country)
  print(`${format(rowCount)} rows, ${inMegabytes((await stat(file)).size)} MB of CSV`)
  const empty = await sizeOf(database)
  const started = performance.now()
  await runImport(file)
  const duration = performance.now() - started
  print(`file to serving: ${seconds(duration)}; disk ${inMegabytes((await sizeOf(database)) - empty)} MB`)
  await measureChanges(database, country)
  if (killCount > 0) await killImports(database, file, duration)
}

async function measureChanges(database: Database, country: MadeUpCountry): Promise<void> {
  const options: LoadOptions = {
    partial: false,
    acceptLoss: false,
    locate: country.locate,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onPhase: () => undefined,
  }
  const times: string[] = []
  for (let week = 1; week <= WEEKS; week++) {
    const changes = country.changeWeek(CHANGES)
    const started = performance.now()
    const source = { source: `week ${week}`, asOf: new Date().toISOString() }
    await applyAddressChanges(database, { ...source, read: () => batchesOf([changes]) }, options)
    times.push(seconds(performance.now() - started))
  }
  print(`${WEEKS} weeks of ${format(CHANGES)} changes: ${times.join(', ')}`)
  await database.pool.query(`create table changed as ${TABLE}`)
  const list = { source: 'all', asOf: null, read: () => batchesOf(batchesOfCountry(country)) }
  await loadAddresses(database, list, options)
  const { rows } = await database.pool.query<{ differences: number }>(`
    select count(*)::int as differences from (
      (select * from changed except all ${TABLE}) union all (${TABLE} except all select * from changed)
    ) as different`)
  print(`differences from a full load: ${rows[0]?.differences}`)
  await database.pool.query('drop table changed')
}

async function killImports(database: Database, file: string, duration: number): Promise<void> {
  const readState = async () => (await database.pool.query<{ state: string }>(STATE)).rows[0]?.state ?? ''
  await runImport(file)
  const after = await readState()
  const counts = { unchanged: 0, complete: 0, broken: 0 }
  for (let at = 0; at < killCount; at++) {
    // So that the states before and after an import differ.
    await database.pool.query('delete from addresses where id = (select min(id) from addresses)')
    const before = await readState()
    const importing = startImport(file)
    const exit = once(importing, 'exit')
    await setTimeout((duration * (at + 0.5)) / killCount)
    importing.kill('SIGKILL')
    await exit
    await waitForOthers(database)
    const state = await readState()
    counts[state === after ? 'complete' : state === before ? 'unchanged' : 'broken'] += 1
  }
  print(`${killCount} kills: ${JSON.stringify(counts)}`)
}

async function waitForOthers(database: Database): Promise<void> {
  const others = `select from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
    and pid <> pg_backend_pid() and application_name <> '' and state <> 'idle'`
  while ((await database.pool.query(others)).rowCount !== 0) await setTimeout(50)
}

function startImport(file: string) {
  return spawn(process.execPath, [PROGRAM, 'addresses', '--file', file, '--accept-loss'], {
    env: { ...process.env, DATABASE_URL: postgres.url },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function runImport(file: string): Promise<void> {
  const [status] = await once(startImport(file), 'exit')
  if (status !== 0) throw new Error('The import failed.')
}

async function writeFile(path: string, country: MadeUpCountry): Promise<void> {
  const stream = createWriteStream(path)
  stream.write(`\uFEFF${LINZ_HEADER}\r\n`)
  for (const batch of batchesOfCountry(country)) {
    if (!stream.write(batch.map((address) => `${formatRow(address)}\r\n`).join(''))) await once(stream, 'drain')
  }
  stream.end()
  await finished(stream)
}

function formatRow(address: ReturnType<MadeUpCountry['addressAt']>): string {
  return linzLine({
    address_id: Number(address.id),
    unit: address.unit,
    address_number: String(address.houseNumber),
    address_number_suffix: address.suffix,
    address_number_high: address.lastNumber === null ? '' : String(address.lastNumber),
    full_road_name: address.street,
    suburb_locality: address.suburb ?? '',
    town_city: address.city,
    territorial_authority: address.district ?? '',
    shape_X: String(address.longitude),
    shape_Y: String(address.latitude),
  })
}

function* batchesOfCountry({ versions, addressAt }: MadeUpCountry) {
  for (let from = 0; from < versions.length; from += 1000) {
    const ids = Array.from({ length: Math.min(1000, versions.length - from) }, (_, at) => from + at)
    yield ids.filter((id) => versions[id] !== 0).map(addressAt)
  }
}

async function* batchesOf<Batch>(batches: Iterable<Batch>): AsyncGenerator<Batch> {
  yield* batches
}

async function sizeOf(database: Database): Promise<number> {
  const { rows } = await database.pool.query<{ size: string }>('select pg_database_size(current_database()) as size')
  return Number(rows[0]?.size)
}

function inMegabytes(bytes: number): number {
  return Math.round(bytes / MEGABYTE)
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

function format(count: number): string {
  return count.toLocaleString('en-NZ')
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
