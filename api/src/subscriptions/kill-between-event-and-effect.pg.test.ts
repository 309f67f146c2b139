import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { startStripeSandbox } from '@homeyield/sandbox/stripe/start-stripe-sandbox'
import type { StripeSandbox } from '@homeyield/sandbox/stripe/stripe-sandbox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { atStripe, buyPremium } from '../testing/buy-premium.ts'
import { secretsIn } from '../testing/secrets-in.ts'
import { signUp, type TestAccount } from '../testing/test-client.ts'
import { TEST_NAME, TEST_SECRET, testStripe, type TestServer } from '../testing/test-server.ts'

const MAIN = join(import.meta.dirname, '../main.ts')
const KILLS = 6
const PAYERS = 4

let database: TestDatabase
let stripe: StripeSandbox
let directory: string
let log = ''
const running = new Set<ChildProcess>()

beforeAll(async () => {
  database = await createTestDatabase()
  stripe = await startStripeSandbox({ port: 0 })
  directory = await mkdtemp(join(tmpdir(), 'homeyield-event-kills-'))
})
afterAll(async () => {
  for (const server of running) server.kill('SIGKILL')
  await stripe.close()
  await database.drop()
  await rm(directory, { recursive: true })
})

/** Starts the server in its own process, on any free port. */
async function start(): Promise<{ url: string; end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void> }> {
  const settings = testStripe(stripe)
  const server = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: database.url,
      JWT_SECRET: TEST_SECRET,
      STRIPE_SECRET_KEY: settings.secretKey,
      STRIPE_PUBLISHABLE_KEY: settings.publishableKey,
      STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
      STRIPE_PRICE_ID: settings.priceId,
      STRIPE_API_URL: stripe.apiUrl,
      PORT: '0',
      WEB_DIST: directory,
      LOG_LEVEL: 'info',
      NODE_COMPILE_CACHE: join(directory, 'compiled'),
    },
  })
  running.add(server)
  server.stderr.on('data', (data: Buffer) => (log += data.toString()))
  const ended = once(server, 'exit')
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
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

it(`of ${KILLS} kills between an event and its effect, none loses an event`, { timeout: 600_000 }, async () => {
  const query = async <Row extends object>(statement: string, values: unknown[] = []) =>
    (await database.database.pool.query<Row>(statement, values)).rows
  const payers: { account: TestAccount; subscription: string }[] = []
  const first = await start()
  const server = { url: first.url, database: database.database, stripe } as unknown as TestServer
  await stripe.deliverTo(`${first.url}/api/webhooks/stripe`)
  for (let payer = 0; payer < PAYERS; payer += 1) {
    const account = await signUp(server)
    payers.push({ account, subscription: await buyPremium(server, account) })
  }
  await first.end('SIGTERM')

  // No event is sent again: an acknowledged one must not need it.
  stripe.setDelivery('held')
  const acknowledged: string[] = []
  let killedInBetween = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { url, end } = await start()
    await stripe.deliverTo(`${url}/api/webhooks/stripe`)
    stripe.fail({ kind: 'slow', milliseconds: 150 })
    const seen = stripe.read().events.length
    for (const { subscription } of payers) {
      await (kill % 2 === 0 ? stripe.cancelInPortal(subscription) : stripe.renewInPortal(subscription))
    }
    for (const { id } of stripe.read().events.slice(seen)) {
      const [status] = await stripe.deliver([id])
      if (status === 200) acknowledged.push(id)
    }
    await end('SIGKILL')
    stripe.heal()
    const [left] = await query<{ count: number }>(
      'select count(*)::integer from stripe_events where applied_at is null and id = any($1)',
      [acknowledged],
    )
    if ((left?.count ?? 0) > 0) killedInBetween += 1
  }

  const last = await start()
  const unapplied = () => query('select id from stripe_events where applied_at is null')
  await expect.poll(unapplied, { timeout: 60_000, interval: 50 }).toEqual([])
  await last.end('SIGTERM')

  expect(acknowledged).toHaveLength(KILLS * PAYERS)
  // Otherwise the kills prove nothing.
  expect(killedInBetween).toBeGreaterThan(KILLS / 2)
  const stored = await query<{ id: string }>('select id from stripe_events where id = any($1)', [acknowledged])
  expect(stored).toHaveLength(acknowledged.length)
  for (const { account } of payers) {
    const [subscription] = atStripe(server, account).subscriptions
    const rows = await query('select status, cancelled from subscriptions where account_id = $1', [account.id])
    expect(rows).toEqual([{ status: subscription?.status, cancelled: subscription?.cancel_at !== null }])
  }
  expect(secretsIn(log, ['a password of', TEST_NAME, TEST_SECRET])).toEqual([])
})
