import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBalancer, type Balancer } from './testing/open-balancer.ts'
import { GOLDEN } from './testing/saved-calculation.ts'
import { startProcess, type TestProcess } from './testing/start-process.ts'
import { callAs, signUp, type TestAccount } from './testing/test-client.ts'
import { TEST_SECRET } from './testing/test-server.ts'

// `npm run bench -- rolling-restarts` restarts ten times.
const RESTARTS = Number(process.env['RESTARTS'] ?? 2)
const REQUESTS = 500 * RESTARTS
const CLIENTS = 6

let database: TestDatabase
let directory: string
let processes: TestProcess[]
let balancer: Balancer
let account: TestAccount

beforeAll(async () => {
  database = await createTestDatabase()
  directory = await mkdtemp(join(tmpdir(), 'homeyield-rolling-'))
  processes = [await start(), await start()]
  balancer = await openBalancer(processes.map(portOf))
  account = await signUp({ url: balancer.url, database: database.database }, { premium: true })
}, 120_000)
afterAll(async () => {
  await balancer.close()
  await Promise.all(processes.map((process) => process.end('SIGKILL')))
  await database.drop()
  await rm(directory, { recursive: true })
})

function start(port = 0): Promise<TestProcess> {
  return startProcess({
    DATABASE_URL: database.url,
    JWT_SECRET: TEST_SECRET,
    HOST: '127.0.0.1',
    PORT: String(port),
    DRAIN_SECONDS: process.env['DRAIN_SECONDS'] ?? '1',
    UPLOADS_DIR: join(directory, 'uploads'),
    WEB_DIST: directory,
    NODE_COMPILE_CACHE: join(directory, 'compiled'),
  })
}

function portOf({ url }: TestProcess): number {
  return Number(new URL(url).port)
}

it(
  `loses none of ${REQUESTS} requests and more over ${RESTARTS} restarts behind a proxy`,
  { timeout: 60_000 + RESTARTS * 60_000 },
  async () => {
    let [sent, saved, restarts] = [0, 0, 0]
    const lost: string[] = []
    const client = callAs(balancer, account.token)
    const work = async () => {
      for (;;) {
        if (restarts >= RESTARTS && sent >= REQUESTS) return
        sent += 1
        const isSave = sent % 5 === 0
        const answer = isSave ? client.post('/calculations', GOLDEN) : client.get('/account')
        const status = await answer.then(
          ({ status }) => status,
          (error: unknown) => String(error),
        )
        if (status !== (isSave ? 201 : 200)) lost.push(`${isSave ? 'a save' : 'a read'}: ${status}`)
        else if (isSave) saved += 1
      }
    }
    const clients = Array.from({ length: CLIENTS }, work)
    for (; restarts < RESTARTS; restarts++) {
      const at = restarts % 2
      const port = portOf(processes[at]!)
      expect(await processes[at]!.end('SIGTERM')).toBe(0)
      processes[at] = await start(port)
    }
    await Promise.all(clients)
    process.stdout.write(`${sent} requests over ${RESTARTS} restarts: ${lost.length} lost, ${saved} saved\n`)
    expect(lost).toEqual([])
    const { rows } = await database.database.pool.query('select count(*)::int as saved from calculations')
    expect(rows).toEqual([{ saved }])
  },
)
