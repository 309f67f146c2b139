import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, type Database } from '@homeyield/database/connection'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@homeyield/database/embedded/start-embedded-postgres'
import { migrate } from '@homeyield/database/migrate'
import { openSilentProxy, type SilentProxy } from '@homeyield/database/testing/silent-proxy'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer, type RunningServer } from './main.ts'
import { GOLDEN } from './testing/saved-calculation.ts'
import { signUp, type TestAccount } from './testing/test-client.ts'
import { TEST_SECRET } from './testing/test-server.ts'

// A PostgreSQL of its own, because whole servers are stopped. People save all the time, and send what was not confirmed
// again with the same key. After each fault the times to the first success are printed.

const WRITERS = 12
/** The requirement: seconds after the end of a fault. */
const READY_AGAIN = 15_000
const FIVE_SECONDS = 5_000

let directory: string
let postgres: EmbeddedPostgres
let proxy: SilentProxy
let direct: Database
let server: RunningServer
let account: TestAccount
const rows: string[] = []

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'homeyield-faults-'))
  postgres = await startEmbeddedPostgres({ dataDir: directory })
  await migrate(postgres.url)
  proxy = await openSilentProxy(Number(new URL(postgres.url).port))
  direct = openDatabase(postgres.url, { max: 2, applicationName: 'test' })
  const url = new URL(postgres.url)
  url.port = `${proxy.port}`
  const unlimited = { attempts: 1_000_000, minutes: 1 }
  server = await startServer({
    environment: 'test',
    databaseUrl: url.href,
    jwtSecret: TEST_SECRET,
    port: 0,
    logLevel: 'silent',
    requestsPerMinute: 10_000_000,
    signUpsPerAddress: unlimited,
  })
  account = await signUp({ url: server.url, database: direct }, { premium: true })
}, 120_000)

afterAll(async () => {
  process.stdout.write(`${rows.join('\n')}\n`)
  await server.close()
  await direct.close()
  await proxy.close()
  await postgres.stop()
  await rm(directory, { recursive: true, force: true })
})

interface Fault {
  readonly name: string
  readonly begin: () => unknown
  readonly end: () => unknown
  /** Milliseconds. */
  readonly lasts: number
}

const stopped: number[] = []
const signal = (name: NodeJS.Signals, processes: readonly number[]) => {
  for (const id of processes) process.kill(id, name)
}
const backends = async () =>
  (
    await direct.pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and application_name = 'homeyield'`,
    )
  ).rows.map(({ pid }) => pid)

/** The server's main process and all its children. */
async function serverProcesses(): Promise<number[]> {
  const { rows: known } = await direct.pool.query<{ pid: number }>('select pid from pg_stat_activity')
  const parent = execFileSync('ps', ['-o', 'ppid=', '-p', `${known[0]?.pid}`], { encoding: 'utf8' })
  return [Number(parent), ...known.map(({ pid }) => pid)]
}
const resume = () => signal('SIGCONT', stopped.splice(0))
const stop = (processes: readonly number[]) => {
  stopped.push(...processes)
  signal('SIGSTOP', processes)
}

const FAULTS: readonly Fault[] = [
  { name: 'dropped', begin: () => proxy.drop(), end: () => proxy.restore(), lasts: 2_000 },
  { name: 'half-open', begin: () => proxy.silence(), end: () => proxy.restore(), lasts: FIVE_SECONDS },
  { name: 'delayed', begin: () => proxy.delay(300), end: () => proxy.restore(), lasts: 2_000 },
  {
    name: 'terminated',
    begin: () =>
      direct.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'homeyield'`),
    end: () => undefined,
    lasts: 0,
  },
  { name: 'backends stopped', begin: async () => stop(await backends()), end: resume, lasts: FIVE_SECONDS },
  { name: 'server stopped', begin: async () => stop(await serverProcesses()), end: resume, lasts: FIVE_SECONDS },
]

const isReady = () =>
  fetch(`${server.url}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Saves until told to stop, each with a key of its own, which it repeats until the save is confirmed. */
function saveRepeatedly(): { confirmed: string[]; lastSuccess: () => number; finish: () => Promise<void> } {
  const confirmed: string[] = []
  let last = 0
  const end = new AbortController()
  const write = async () => {
    while (!end.signal.aborted) {
      const key = randomUUID()
      const save = () =>
        account.post('/calculations', { ...GOLDEN, property: key }, { 'idempotency-key': key }).then(
          ({ status }) => status === 201,
          () => false,
        )
      while (!(await save())) await sleep(100)
      confirmed.push(key)
      last = performance.now()
      await sleep(50)
    }
  }
  const writers = Array.from({ length: WRITERS }, write)
  return {
    confirmed,
    lastSuccess: () => last,
    async finish() {
      end.abort()
      await Promise.all(writers)
    },
  }
}

it.each(FAULTS)('saves and readiness survive a database that is $name', async ({ name, begin, end, lasts }) => {
  const saving = saveRepeatedly()
  await expect.poll(() => saving.confirmed.length).toBeGreaterThan(WRITERS)
  await begin()
  await sleep(lasts)
  await end()
  const ended = performance.now()
  const ready = expect.poll(isReady, { timeout: READY_AGAIN, interval: 100 }).toBe(true)
  const saved = expect.poll(saving.lastSuccess, { timeout: 60_000, interval: 10 }).toBeGreaterThan(ended)
  const since = () => `${((performance.now() - ended) / 1000).toFixed(2)} s`
  const [readyAfter, savedAfter] = await Promise.all([ready.then(since), saved.then(since)])
  await saving.finish()

  const list = (await account.get('/calculations')).body as { address: string }[]
  const times = Map.groupBy(list, ({ address }) => address)
  const lost = saving.confirmed.filter((key) => times.get(key)?.length !== 1)
  rows.push(
    `${name.padEnd(17)} ready after ${readyAfter}, saved after ${savedAfter}, confirmed ${saving.confirmed.length}, lost ${lost.length}`,
  )
  expect(lost).toEqual([])
})
