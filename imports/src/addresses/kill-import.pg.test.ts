import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { startLinzSandbox } from '@homeyield/sandbox/open-data/start-linz-sandbox'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { loadReferenceData } from '../load-reference-data.ts'
import { formatLinzFile, linzColumns } from '../testing/linz-file.ts'
import { listOf, sourceAddress } from '../testing/source-addresses.ts'
import { writeTemporaryFile } from '../testing/tenancy-file.ts'
import { loadAddresses } from './load-addresses.ts'

const PROGRAM = fileURLToPath(new URL('../../../run/import.ts', import.meta.url))

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  await loadReferenceData(test.database)
  await loadAddresses(test.database, listOf([sourceAddress()]), {
    partial: true,
    acceptLoss: false,
    locate: () => '327000',
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onPhase: () => undefined,
  })
})
afterAll(() => test.drop())

async function ask<Row extends object>(text: string): Promise<Row[]> {
  return (await test.database.pool.query<Row>(text)).rows
}

const OTHERS = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`

/** Kills an import once it waits for a table, and expects the old addresses and no table of the import. */
async function killWhileItWaitsFor(table: string, args: readonly string[]): Promise<void> {
  const state = () => ask('select * from addresses join streets on streets.id = street_id order by addresses.id')
  const before = await state()
  const client = await test.database.pool.connect()
  await client.query(`begin; lock table ${table} in access exclusive mode`)
  const importing = spawn(process.execPath, [PROGRAM, 'addresses', ...args], {
    env: { ...process.env, DATABASE_URL: test.url },
    stdio: 'ignore',
  })
  const closed = once(importing, 'exit')
  await vi.waitFor(async () => expect(await ask(`select ${OTHERS} and wait_event_type = 'Lock'`)).toHaveLength(1), {
    timeout: 30_000,
    interval: 20,
  })
  importing.kill('SIGKILL')
  expect(await closed).toEqual([null, 'SIGKILL'])
  await client.query('rollback')
  client.release()
  await vi.waitFor(async () => expect(await ask(`select ${OTHERS} and state <> 'idle'`)).toEqual([]), {
    timeout: 30_000,
    interval: 20,
  })
  expect(await state()).toEqual(before)
  expect(await ask(`select from pg_class where relname like 'next\\_%'`)).toEqual([])
}

// Each lock stops the import at another statement.
it.each(['areas', 'streets', 'import_reports'])(
  'killed while it waits for %s, leaves the old addresses',
  async (table) => {
    const file = await writeTemporaryFile(formatLinzFile([{ address_id: 398 }, { address_id: 399 }]), 'addresses.csv')
    await killWhileItWaitsFor(table, ['--file', file, '--partial'])
  },
)

// With suburb_areas, every address is changed and nothing is committed.
it.each(['areas', 'addresses', 'suburb_areas'])(
  'killed among changes of LINZ while it waits for %s, leaves the old addresses',
  async (table) => {
    const linz = await startLinzSandbox()
    onTestFinished(linz.close)
    const [MAY, JUNE] = ['2026-05-01T00:00:00.000Z', '2026-06-01T00:00:00.000Z']
    linz.publish(MAY, [linzColumns({ address_id: 1 })])
    linz.publish(JUNE, [linzColumns({ address_id: 2, unit: '5' })])
    const report = { rows: 1, rows_of_whole_country: 1, partial: false, without_area: 0, as_of: MAY, left_out: [] }
    await test.database.pool.query(
      `insert into import_reports (name, source, report) values ('addresses', 'LINZ Data Service, layer 123113', $1)`,
      [report],
    )
    await killWhileItWaitsFor(table, ['--from', 'linz', '--url', linz.url, '--key', linz.key])
    expect(linz.calls().map(({ part }) => part)).not.toContain('layer')
  },
)
