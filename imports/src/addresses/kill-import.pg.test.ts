import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { loadReferenceData } from '../load-reference-data.ts'
import { formatLinzFile } from '../testing/linz-file.ts'
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

// Each lock stops the import at another statement.
it.each(['areas', 'streets', 'import_reports'])(
  'killed while it waits for %s, leaves the old addresses',
  async (table) => {
    const before = await ask('select * from addresses join streets on streets.id = street_id')
    const file = await writeTemporaryFile(formatLinzFile([{ address_id: 398 }, { address_id: 399 }]), 'addresses.csv')
    const client = await test.database.pool.connect()
    await client.query(`begin; lock table ${table} in access exclusive mode`)
    const importing = spawn(process.execPath, [PROGRAM, 'addresses', '--file', file, '--partial'], {
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
    expect(await ask('select * from addresses join streets on streets.id = street_id')).toEqual(before)
    expect(await ask(`select from pg_class where relname like 'next\\_%'`)).toEqual([])
  },
)
