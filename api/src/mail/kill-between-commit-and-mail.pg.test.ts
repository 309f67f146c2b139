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
import { callAs, TEST_NAME, TEST_PASSWORD } from '../testing/test-client.ts'
import { TEST_SECRET } from '../testing/test-server.ts'

const MAIN = join(import.meta.dirname, '../main.ts')
const KILLS = 50
/** Servers over one database at a time. */
const LANES = 2
/** Milliseconds that the mail server takes over each mail, so that kills fall before, within and after. */
const SENDING = 30

let database: TestDatabase
let sandbox: Sandbox
let directory: string
let log = ''
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

/** Starts the server as a process of its own, listening on any free port. */
async function start(): Promise<{ url: string; end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void> }> {
  const server = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: database.url,
      JWT_SECRET: TEST_SECRET,
      SMTP_URL: sandbox.smtpUrl,
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
  return { url, end }
}

it(`of ${KILLS} kills between commit and mail, none loses a mail`, { timeout: 600_000 }, async () => {
  const promised: { email: string; subject: string }[] = []
  const members: string[] = []
  const killedAt: number[] = []
  const unsentAtKill: number[] = []
  let people = 0
  let kills = 0

  const signUp = async (url: string) => {
    const email = `person-${(people += 1)}@homeyield.test`
    const password = TEST_PASSWORD
    const body = { name: TEST_NAME, email, password, password_confirmation: password }
    const { status } = await callAs({ url }).post('/account', body)
    expect(status).toBe(201)
    promised.push({ email, subject: 'Welcome to Homeyield: please confirm your email' })
    members.push(email)
  }
  const forget = async (url: string) => {
    const email = members.shift()
    if (email === undefined) return
    const { status } = await callAs({ url }).post('/account/forgot_password', { email })
    expect(status).toBe(200)
    promised.push({ email, subject: 'Reset your Homeyield password' })
  }

  const lane = async () => {
    while (kills < KILLS) {
      kills += 1
      const server = await start()
      const signUps = [signUp(server.url), signUp(server.url)]
      // Those that the kill interrupts were promised nothing.
      const settled = Promise.allSettled([...signUps, forget(server.url)])
      await Promise.race(signUps)
      await sleep(Math.random() * 3 * SENDING)
      killedAt.push(Date.now())
      await server.end('SIGKILL')
      await settled
      const { rows } = await database.database.pool.query<{ count: number }>(
        'select count(*)::integer from mails where sent_at is null',
      )
      unsentAtKill.push(rows[0]?.count ?? 0)
    }
  }
  // A server that ends by itself leaves its compiled code behind, which spares those to come half of their start.
  await (await start()).end('SIGTERM')
  await Promise.all(Array.from({ length: LANES }, lane))

  const last = await start()
  const unsent = async () => (await database.database.pool.query('select from mails where sent_at is null')).rowCount
  await expect.poll(unsent, { timeout: 60_000, interval: 100 }).toBe(0)
  await last.end('SIGTERM')

  const { rows: posted } = await database.database.pool.query<{ message_id: string; recipient: string }>(
    'select message_id, recipient from mails',
  )
  const came = Map.groupBy(sandbox.inbox.list().toReversed(), ({ messageId }) => messageId)
  const twice = [...came.values()].filter((copies) => copies.length > 1)
  process.stdout.write(
    `${killedAt.length} kills, after which ${unsentAtKill.filter((count) => count > 0).length} times mails were unsent; ` +
      `${promised.length} mails promised, ${posted.length} posted, ${came.size} arrived, ${twice.length} of them twice or more\n`,
  )

  expect(killedAt).toHaveLength(KILLS)
  // Otherwise the kills fell where they prove nothing.
  expect(promised.length).toBeGreaterThan(KILLS)
  expect(unsentAtKill.filter((count) => count > 0).length).toBeGreaterThan(KILLS / 5)
  expect([...came.keys()].sort()).toEqual(posted.map(({ message_id }) => message_id).sort())
  for (const { message_id, recipient } of posted) expect(came.get(message_id)?.[0]?.to).toEqual([recipient])
  for (const { email, subject } of promised) {
    expect(sandbox.inbox.list(email).map((mail) => mail.subject)).toContain(subject)
  }
  // A second copy is the work of a kill while the first was being accepted, and of nothing else.
  for (const copies of twice) {
    const times = copies.map(({ receivedAt }) => Date.parse(receivedAt))
    for (const [at, time] of times.slice(1).entries()) {
      const before = times[at] ?? 0
      expect(killedAt.some((kill) => kill >= before - 2 * SENDING && kill <= time)).toBe(true)
    }
  }
  expect(secretsIn(log, ['a password of', TEST_NAME, TEST_SECRET, 'Kia ora'])).toEqual([])
})
