import { openDatabase, type Database } from '@homeyield/database/connection'
import { migrate } from '@homeyield/database/migrate'
import { startReplicatedServers, type ReplicatedServers } from '@homeyield/database/testing/start-replica'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { splitReads } from '@homeyield/database/split-reads'
import { startServer, type RunningServer } from './main.ts'
import { openSplitStores } from './open-split-stores.ts'
import { isSlices, type Slices } from './server/slices.ts'
import { GOLDEN } from './testing/saved-calculation.ts'
import { callAs, signUp, type TestAccount } from './testing/test-client.ts'
import { TEST_SECRET } from './testing/test-server.ts'

// A primary with a streaming replica, and two processes.

let servers: ReplicatedServers
let primary: Database
let replica: Database
let processes: readonly RunningServer[]
let account: TestAccount

beforeAll(async () => {
  servers = await startReplicatedServers()
  await migrate(servers.primaryUrl)
  primary = openDatabase(servers.primaryUrl, { max: 2, applicationName: 'test' })
  replica = openDatabase(servers.replicaUrl, { max: 2, applicationName: 'test' })
  const start = () =>
    startServer({
      environment: 'test',
      databaseUrl: servers.primaryUrl,
      databaseReadUrl: servers.replicaUrl,
      jwtSecret: TEST_SECRET,
      port: 0,
      logLevel: 'silent',
    })
  processes = [await start(), await start()]
  account = await signUp({ url: processes[0]?.url ?? '', database: primary }, { premium: true })
})
afterAll(async () => {
  for (const one of processes) await one.close()
  await primary.close()
  await replica.close()
  await servers.stop()
})

const at = (process: number) => callAs({ url: processes[process % 2]?.url ?? '' }, account.token)
/** How often the replica has read a table. */
const readsOf = async (table: string) => {
  const statement = `select (seq_scan + coalesce(idx_scan, 0))::int as reads from pg_stat_user_tables where relname = $1`
  return (await replica.pool.query<{ reads: number }>(statement, [table])).rows[0]?.reads ?? 0
}

it('a list has each save before it, whichever process saved it, and is read from the replica', async () => {
  for (let saved = 1; saved <= 20; saved++) {
    expect((await at(saved).post('/calculations', GOLDEN)).status).toBe(201)
    expect((await at(saved + 1).get('/calculations')).body).toHaveLength(saved)
  }
  await expect.poll(() => readsOf('calculations')).toBeGreaterThan(10)
})

it('a calculation, as for comparing it, has each change before it, and is read from the replica', async () => {
  const { id } = (await at(0).post('/calculations', GOLDEN)).body
  const before = await readsOf('households')
  for (let changed = 1; changed <= 20; changed++) {
    await at(changed).patch(`/calculations/${id}`, { deposit: changed })
    expect((await at(changed + 1).get(`/calculations/${id}`)).body).toMatchObject({ deposit: changed })
  }
  await expect.poll(() => readsOf('households')).toBeGreaterThan(before)
  expect((await at(0).delete(`/calculations/${id}`)).status).toBe(204)
  expect((await at(1).get(`/calculations/${id}`)).status).toBe(404)
})

it('export and market rents are read from the replica too', async () => {
  expect((await at(0).get('/account/export')).body.calculations).toHaveLength(20)
  expect((await at(0).get('/market-rent/sa2?sa2_code=100100')).status).toBe(200)
  await expect.poll(() => readsOf('mail_tokens')).toBeGreaterThan(0)
  await expect.poll(() => readsOf('areas')).toBeGreaterThan(0)
})

/** The number of items in each slice; `between` runs after the first. */
async function countSlices(list: readonly unknown[] | Slices<unknown> | undefined, between: () => Promise<void>) {
  if (!isSlices(list)) throw new Error('The list is not in slices')
  const sizes: number[] = []
  for await (const slice of list) {
    if (sizes.length === 0) await between()
    sizes.push(slice.length)
  }
  return sizes
}

it('a long list and an export go on from the primary when the replica fails between slices', async () => {
  const owner = await signUp({ url: processes[0]?.url ?? '', database: primary }, { premium: true })
  await primary.pool.query(
    `insert into calculations (account_id, inputs, figures) select $1, inputs, figures
      from (select inputs, figures from calculations limit 1) as saved, generate_series(1, 501)`,
    [owner.id],
  )
  const openStores = () => {
    const failing = openDatabase(servers.replicaUrl, { max: 2, applicationName: 'test' })
    return { ...openSplitStores(splitReads(primary, failing)), fail: () => failing.close() }
  }
  const { listed, fail: failList } = openStores()
  expect(await countSlices(await listed.list(owner.id), failList)).toEqual([500, 1])
  const { exports, fail: failExport } = openStores()
  const exported = await exports.read(owner.id)
  expect(await countSlices(exported?.calculations, failExport)).toEqual([...Array<number>(25).fill(20), 1])
})

it('a list is unavailable, as a save is, while the address of the primary leads to a server in recovery', async () => {
  const misled = await startServer({
    environment: 'test',
    role: 'web',
    databaseUrl: servers.replicaUrl,
    databaseReadUrl: servers.replicaUrl,
    jwtSecret: TEST_SECRET,
    port: 0,
    logLevel: 'silent',
  })
  const client = callAs(misled, account.token)
  const unavailable = { status: 503, body: { code: 'not_ready' } }
  expect(await client.post('/calculations', GOLDEN)).toMatchObject(unavailable)
  expect(await client.get('/calculations')).toMatchObject(unavailable)
  await misled.close()
})

it('while the replica is behind or away, lists have every save', async () => {
  await replica.pool.query('select pg_wal_replay_pause()')
  for (let saved = 21; saved <= 23; saved++) {
    await at(saved).post('/calculations', GOLDEN)
    expect((await at(saved + 1).get('/calculations')).body).toHaveLength(saved)
  }
  await servers.stopReplica()
  for (const process of [0, 1]) expect(await at(process).get('/calculations')).toMatchObject({ status: 200 })
  expect((await at(0).get('/health/ready')).status).toBe(200)
})
