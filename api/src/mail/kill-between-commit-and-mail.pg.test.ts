import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { startSandbox, type Sandbox } from '@homeyield/sandbox/start-sandbox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { secretsIn } from '../testing/secrets-in.ts'
import { callAs, TEST_PASSWORD } from '../testing/test-client.ts'
import { TEST_NAME, TEST_SECRET } from '../testing/test-server.ts'

const MAIN = join(import.meta.dirname, '../main.ts')
// 5 seconds each; `KILLS=50 npm test -- api kill-between-commit` tries more.
const KILLS = Number(process.env['KILLS'] ?? 12)
/** Servers over one database at a time. */
const LANES = 2
/** Milliseconds for each mail, so that kills fall before, during and after. */
const SENDING = 30
/**
 * Milliseconds between a copy's arrival and the kill that caused the next copy: the time to store it, on a busy
 * machine.
 */
const NEAR = 2_000

let database: TestDatabase
let sandbox: Sandbox
let directory: string
let log = ''
let started = 0
const running = new Set<ChildProcess>()

beforeAll(async () => {
  database = await createTestDatabase()
  sandbox = await startSandbox({ smtpPort: 0, webPort: 0 })
  sandbox.misbehave({ kind: 'slow', milliseconds: SENDING })
  directory = await mkdtemp(join(tmpdir(), 'homeyield-kills-'))
})
afterAll(async () => {
  for (const server of running) server.kill('SIGKILL')
  await sandbox.close()
  await database.drop()
  await rm(directory, { recursive: true })
})

/** A server in its own process. Its mails contain its unique product `name`. */
interface Server {
  readonly name: string
  readonly url: string
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>
}

/** Starts a server on any free port. */
async function start(): Promise<Server> {
  const name = `Homeyield No. ${(started += 1)}`
  const server = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: database.url,
      JWT_SECRET: TEST_SECRET,
      SMTP_URL: sandbox.smtpUrl,
      PRODUCT_NAME: name,
      PORT: '0',
      WEB_DIST: directory,
      LOG_LEVEL: 'info',
      NODE_COMPILE_CACHE: join(directory, 'compiled'),
    },
  })
  running.add(server)
  const lines = createInterface({ input: server.stdout })
  server.stderr.on('data', (data: Buffer) => (log += data.toString()))
  const ended = once(server, 'exit')
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      log += `${line}\n`
      const ready = /^Ready at (\S+)/u.exec(line)?.[1]
      if (ready) resolve(ready)
    })
    void ended.then(() => reject(new Error(`The server did not start: ${log.slice(-2_000)}`)))
  })
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    server.kill(signal)
    await ended
    running.delete(server)
  }
  return { name, url, end }
}

const people = {
  promised: [] as { email: string; kind: 'welcome' | 'reset_password' }[],
  members: [] as string[],
  made: 0,
}

async function signUp(url: string): Promise<void> {
  const email = `person-${(people.made += 1)}@homeyield.test`
  const password = TEST_PASSWORD
  const body = { name: TEST_NAME, email, password, password_confirmation: password }
  const { status } = await callAs({ url }).post('/account', body)
  expect(status).toBe(201)
  people.promised.push({ email, kind: 'welcome' })
  people.members.push(email)
}

async function forget(url: string): Promise<void> {
  const email = people.members.shift()
  if (email === undefined) return
  const { status } = await callAs({ url }).post('/account/forgot_password', { email })
  expect(status).toBe(200)
  people.promised.push({ email, kind: 'reset_password' })
}

const query = async <Row extends object>(statement: string) => (await database.database.pool.query<Row>(statement)).rows
const waiting = `select from mails where sent_at is null
  union all select from graphile_worker.jobs where task_identifier = 'post_reset'`
const allSent = () => expect.poll(() => query(waiting), { timeout: 60_000, interval: 100 }).toEqual([])

/** The copies of every mail, by Message-ID, in order. */
const copies = () => Map.groupBy(sandbox.inbox.list().toReversed(), ({ messageId }) => messageId)

/** Every acknowledged and stored mail has arrived at its recipient. */
async function expectAllCame(): Promise<void> {
  const posted = await query<{ message_id: string; recipient: string; kind: string }>(
    'select message_id, recipient, kind from mails',
  )
  const came = copies()
  expect([...came.keys()].sort()).toEqual(posted.map(({ message_id }) => message_id).sort())
  for (const { message_id, recipient } of posted) expect(came.get(message_id)?.[0]?.to).toEqual([recipient])
  const kinds = new Set(posted.map(({ recipient, kind }) => `${kind} ${recipient}`))
  for (const { email, kind } of people.promised) expect(kinds).toContain(`${kind} ${email}`)
}

it('without a kill, each mail comes once, whichever server takes it', { timeout: 120_000 }, async () => {
  const servers = await Promise.all(Array.from({ length: LANES }, start))
  for (let round = 0; round < 10; round++) {
    await Promise.all(servers.flatMap(({ url }) => [signUp(url), signUp(url), forget(url)]))
  }
  await allSent()
  await Promise.all(servers.map(({ end }) => end('SIGTERM')))
  await expectAllCame()
  expect([...copies().values()].filter((same) => same.length > 1)).toEqual([])
  expect(copies().size).toBeGreaterThan(50)
})

it(`of ${KILLS} kills between commit and mail, none loses a mail`, { timeout: 1_200_000 }, async () => {
  /** When the servers were killed, in milliseconds since 1970. */
  const killedAt = new Map<string, number>()
  const unsentAtKill: number[] = []
  const before = people.promised.length
  let kills = 0

  const lane = async () => {
    while (kills < KILLS) {
      kills += 1
      const server = await start()
      const signUps = [signUp(server.url), signUp(server.url)]
      // Those interrupted by the kill were not acknowledged.
      const settled = Promise.allSettled([...signUps, forget(server.url)])
      await Promise.race(signUps)
      await sleep(Math.random() * 3 * SENDING)
      killedAt.set(server.name, Date.now())
      await server.end('SIGKILL')
      await settled
      unsentAtKill.push((await query('select from mails where sent_at is null')).length)
    }
  }
  // A server that ends by itself leaves compiled code, which halves later starts.
  await (await start()).end('SIGTERM')
  await Promise.all(Array.from({ length: LANES }, lane))

  const last = await start()
  await allSent()
  await last.end('SIGTERM')

  const came = copies()
  const twice = [...came.values()].filter((same) => same.length > 1)
  // Milliseconds from a copy that was not the last to the kill of its server.
  const untilKill = twice.flatMap((same) =>
    same.slice(0, -1).map(({ subject, receivedAt }) => {
      const sender = /Homeyield No\. \d+/u.exec(subject)?.[0] ?? ''
      return (killedAt.get(sender) ?? Infinity) - Date.parse(receivedAt)
    }),
  )
  process.stdout.write(
    `${killedAt.size} kills, after which ${unsentAtKill.filter((count) => count > 0).length} times mails were unsent; ` +
      `${people.promised.length} mails promised, ${came.size} arrived, ${twice.length} of them twice or more` +
      `${twice.length > 0 ? `, their senders killed ${untilKill.join(', ')} ms after` : ''}\n`,
  )

  await expectAllCame()
  expect(killedAt.size).toBe(KILLS)
  // Otherwise the kills prove nothing.
  expect(people.promised.length - before).toBeGreaterThan(KILLS)
  expect(unsentAtKill.filter((count) => count > 0).length).toBeGreaterThan(KILLS / 10)
  // A second copy is only caused by a kill while the first was being accepted or stored.
  for (const wait of untilKill) expect(Math.abs(wait)).toBeLessThanOrEqual(NEAR)
  expect(secretsIn(log, ['a password of', TEST_NAME, TEST_SECRET, 'Kia ora'])).toEqual([])
})
