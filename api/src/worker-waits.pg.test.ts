import { once } from 'node:events'
import { createServer } from 'node:net'
import { openDatabase, transaction, type Database } from '@homeyield/database/connection'
import { migrate } from '@homeyield/database/migrate'
import { openSilentProxy, type SilentProxy } from '@homeyield/database/testing/silent-proxy'
import { startReplicatedServers, type ReplicatedServers } from '@homeyield/database/testing/start-replica'
import { startSandbox, type Sandbox } from '@homeyield/sandbox/start-sandbox'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { postMail } from './mail/mail-store.ts'
import { startServer, type RunningServer } from './main.ts'
import { migrateQueue } from './queue/migrate-queue.ts'
import { TEST_SECRET } from './testing/test-server.ts'

// The worker starts against a standby behind a proxy, which first refuses connections and then lets them through; at last the
// standby is promoted.

let servers: ReplicatedServers
let proxy: SilentProxy
let standby: Database
let sandbox: Sandbox
let starting: Promise<RunningServer>
let port: number
const silent = { error: () => undefined, warn: () => undefined, info: () => undefined, debug: () => undefined }
const log: string[] = []

beforeAll(async () => {
  servers = await startReplicatedServers()
  await migrate(servers.primaryUrl)
  await migrateQueue(servers.primaryUrl, silent)
  sandbox = await startSandbox({ smtpPort: 0, webPort: 0 })
  standby = openDatabase(servers.replicaUrl, { max: 2, applicationName: 'test' })
  await vi.waitFor(() => standby.pool.query('select from graphile_worker.jobs'), { timeout: 15_000 })
  proxy = await openSilentProxy(Number(new URL(servers.replicaUrl).port))
  proxy.drop()
  const url = new URL(servers.replicaUrl)
  url.port = `${proxy.port}`
  port = await findFreePort()
  starting = startServer({
    environment: 'production',
    role: 'worker',
    databaseUrl: url.href,
    jwtSecret: TEST_SECRET,
    smtpUrl: sandbox.smtpUrl,
    host: '127.0.0.1',
    port,
    logLevel: 'warn',
    log: { write: (line) => void log.push(line) },
  })
  starting.catch(() => undefined)
})
afterAll(async () => {
  const server = await starting
  await server.close()
  await standby.close()
  await proxy.close()
  await sandbox.close()
  await servers.stop()
})

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

const statusOf = (path: string) =>
  fetch(`http://127.0.0.1:${port}/api/health/${path}`).then(
    ({ status }) => status,
    () => 0,
  )
const reports = (sentence: string) => log.filter((line) => line.includes(sentence)).length

it('a worker whose database refuses connections waits, alive and unready', async () => {
  await expect.poll(() => statusOf('live')).toBe(200)
  expect(await statusOf('ready')).toBe(503)
  await expect.poll(() => reports('waits for its database')).toBe(1)
})

it('a worker on a server in recovery waits until it is promoted, and then sends what waits', async () => {
  proxy.restore()
  await expect.poll(() => statusOf('ready')).toBe(200)
  await standby.pool.query('select pg_promote()')
  const to = 'somebody@homeyield.test'
  await transaction(standby, (db) =>
    postMail(db, { kind: 'account_deleted', accountId: null, to, data: { name: 'Test account' } }, 'us@homeyield.test'),
  )
  expect(await sandbox.inbox.waitFor(to, 1, 15_000)).toHaveLength(1)
  // One line for the whole wait, and no try to write before.
  expect(log).toHaveLength(1)
})
