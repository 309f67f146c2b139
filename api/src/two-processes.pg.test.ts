import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { startSandbox, type Sandbox } from '@homeyield/sandbox/start-sandbox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { GOLDEN } from './testing/saved-calculation.ts'
import { openGate, type Gate } from './testing/open-gate.ts'
import { secretsIn } from './testing/secrets-in.ts'
import { startProcess, type TestProcess } from './testing/start-process.ts'
import { callAs, TEST_PASSWORD } from './testing/test-client.ts'
import { TEST_NAME } from './testing/test-server.ts'

// Two processes in production on one PostgreSQL, started as an operator starts them. Each has its own connection to the
// mail server, which shows which of them sends.

const SECRET = 'a secret for two processes, 0123456789'
/** Sign-ups of one network address in an hour in production. */
const SIGN_UPS = 20
/** Failed sign-ins of one network address in a quarter of an hour in production. */
const SIGN_INS = 100

let database: TestDatabase
let sandbox: Sandbox
let directory: string
const gates: Gate[] = []
const processes: TestProcess[] = []
let one: TestProcess
let two: TestProcess

beforeAll(async () => {
  database = await createTestDatabase()
  sandbox = await startSandbox({ smtpPort: 0, webPort: 0 })
  directory = await mkdtemp(join(tmpdir(), 'homeyield-two-'))
  for (let process = 0; process < 2; process++) gates.push(await openGate(Number(new URL(sandbox.smtpUrl).port)))
  ;[one, two] = (await Promise.all(gates.map((gate) => start(gate)))) as [TestProcess, TestProcess]
}, 120_000)
afterAll(async () => {
  await Promise.all(processes.map((process) => process.end('SIGKILL')))
  for (const gate of gates) await gate.close()
  await sandbox.close()
  await database.drop()
  await rm(directory, { recursive: true })
})

/** Starts a process that sends its mails through a gate. */
async function start(gate: Gate, variables: Readonly<Record<string, string>> = {}): Promise<TestProcess> {
  const { secretKey, publishableKey, webhookSecret, priceId } = sandbox.stripe.account
  const started = await startProcess({
    NODE_ENV: 'production',
    PRODUCTION_ALLOWS: 'sandbox',
    DATABASE_URL: database.url,
    JWT_SECRET: SECRET,
    PORT: '0',
    DRAIN_SECONDS: '0',
    PUBLIC_ORIGIN: 'https://homeyield.example',
    SUPPORT_EMAIL: 'support@homeyield.example',
    MAIL_FROM: 'hello@homeyield.example',
    SMTP_URL: `smtp://127.0.0.1:${gate.port}`,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: priceId,
    STRIPE_API_URL: sandbox.stripe.apiUrl,
    UPLOADS_DIR: join(directory, 'uploads'),
    WEB_DIST: directory,
    NODE_COMPILE_CACHE: join(directory, 'compiled'),
    ...variables,
  })
  processes.push(started)
  return started
}

const people: string[] = []

/** Signs somebody up and returns the response. */
async function signUp(at: Pick<TestProcess, 'url'>, email = `${randomUUID()}@homeyield.test`) {
  const password = TEST_PASSWORD
  const body = { name: TEST_NAME, email, password, password_confirmation: password }
  const response = await callAs(at).post('/account', body)
  if (response.status === 201) people.push(email)
  return { status: response.status, email, token: (response.body as { auth_token: string }).auth_token }
}

const query = async <Row extends object>(statement: string) => (await database.database.pool.query<Row>(statement)).rows

/** Waits until every new account has its welcome, and none has two. */
async function expectEveryWelcomeOnce(): Promise<void> {
  await expect
    .poll(() => query('select from mails where sent_at is null'), { timeout: 60_000, interval: 100 })
    .toEqual([])
  const recipients = sandbox.inbox.list().flatMap(({ to }) => to)
  expect(recipients.toSorted()).toEqual(people.toSorted())
}

it('what is done at one process is so at the other', { timeout: 60_000 }, async () => {
  const { token, status } = await signUp(one)
  expect(status).toBe(201)
  const [first, second] = [callAs(one, token), callAs(two, token)]
  const saved = await second.post('/calculations', GOLDEN)
  expect(saved).toMatchObject({ status: 201, body: { weekly_rental_income: 635, version: 1 } })
  const { id } = saved.body as { id: string }
  expect((await first.get('/calculations')).body).toMatchObject([{ id, weekly_rental_income: 635 }])
  // A free account saves one, in whichever process.
  expect((await first.post('/calculations', GOLDEN)).status).toBe(403)
  const change = { deposit: 200_000, version: 1 }
  expect((await first.patch(`/calculations/${id}`, change)).status).toBe(200)
  expect((await second.patch(`/calculations/${id}`, change)).status).toBe(409)
  expect((await second.get(`/calculations/${id}`)).body).toMatchObject({ deposit: 200_000, version: 2 })
  expect((await second.post('/account/sign_out')).status).toBe(204)
  expect((await first.get('/calculations')).status).toBe(401)
})

it(
  'one process that is killed loses nothing: the other sends each of its mails, once',
  { timeout: 120_000 },
  async () => {
    await expectEveryWelcomeOnce()
    for (const gate of gates) gate.hold()
    // Each sends four at a time, so that neither can take all six.
    await Promise.all(Array.from({ length: 6 }, (_, index) => signUp(index % 2 === 0 ? one : two)))
    const waiting = () => gates.map((gate) => gate.waiting()).reduce((sum, count) => sum + count)
    // Before one of them gives up.
    await expect.poll(waiting, { timeout: 9_000, interval: 50 }).toBe(6)
    expect(gates[0]?.waiting()).toBeGreaterThan(0)
    expect(gates[1]?.waiting()).toBeGreaterThan(0)

    await one.end('SIGKILL')
    gates[1]?.release()
    const { token } = await signUp(two)
    expect((await callAs(two, token).post('/calculations', GOLDEN)).status).toBe(201)
    await expectEveryWelcomeOnce()

    gates[0]?.release()
    one = await start(gates[0]!)
    expect((await callAs(one, token).get('/calculations')).body).toHaveLength(1)
  },
)

it('both send, and each mail leaves once', { timeout: 60_000 }, async () => {
  await Promise.all(Array.from({ length: 8 }, (_, index) => signUp(index % 2 === 0 ? one : two)))
  await expectEveryWelcomeOnce()
})

it('what one network address may try, it may try at both together', { timeout: 120_000 }, async () => {
  const at = (attempt: number) => (attempt % 2 === 0 ? one : two)
  const guesses = await Promise.all(
    Array.from({ length: SIGN_INS + 20 }, (_, attempt) =>
      callAs(at(attempt)).post('/authenticate', {
        email: `${randomUUID()}@homeyield.test`,
        password: 'a guess of ours',
      }),
    ),
  )
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(SIGN_INS)
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(20)
  for (const server of [one, two]) {
    const known = { email: people[0], password: TEST_PASSWORD }
    expect((await callAs(server).post('/authenticate', known)).status).toBe(429)
  }

  const left = SIGN_UPS - people.length
  expect(left).toBeGreaterThan(0)
  const signUps = await Promise.all(Array.from({ length: left + 4 }, (_, attempt) => signUp(at(attempt))))
  expect(signUps.filter(({ status }) => status === 201)).toHaveLength(left)
  expect(signUps.filter(({ status }) => status === 429)).toHaveLength(4)
  await expectEveryWelcomeOnce()
})

it('a process for the web sends nothing, and one for the queue serves no requests', { timeout: 120_000 }, async () => {
  expect(await Promise.all([one, two].map((server) => server.end('SIGTERM')))).toEqual([0, 0])
  await query('truncate rate_limits')
  const web = await start(gates[0]!, { ROLE: 'web', PRODUCT_NAME: 'Homeyield of the web' })
  const { token, email, status } = await signUp(web)
  expect(status).toBe(201)
  expect((await callAs(web, token).get('/account')).status).toBe(200)

  // When this has started, the other would long have sent the mail.
  const worker = await start(gates[1]!, { ROLE: 'worker', PRODUCT_NAME: 'Homeyield of the queue' })
  await expectEveryWelcomeOnce()
  const welcome = sandbox.inbox.list().find(({ to }) => to.includes(email))
  expect(welcome?.subject).toContain('Homeyield of the queue')

  const client = callAs(worker, token)
  expect(await client.get('/health/live')).toMatchObject({ status: 200, body: { status: 'live' } })
  expect(await client.get('/health/ready')).toMatchObject({ status: 200, body: { status: 'ready' } })
  const nothing = { status: 404, body: { error: 'We could not find that.', code: 'not_found' } }
  for (const path of ['/account', '/config', '/openapi.json']) expect(await client.get(path)).toMatchObject(nothing)
  const page = await fetch(worker.url, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(404)
  await page.text()
  // While a job is under way, a worker that ends is alive and not ready.
  gates[1]?.hold()
  await query('truncate rate_limits')
  await signUp(web)
  await expect.poll(() => gates[1]?.waiting()).toBe(1)
  const ended = worker.end('SIGTERM')
  await expect.poll(async () => (await client.get('/health/ready')).status).toBe(503)
  expect((await client.get('/health/live')).status).toBe(200)
  gates[1]?.release()
  expect(await Promise.all([ended, web.end('SIGTERM')])).toEqual([0, 0])
  await expectEveryWelcomeOnce()
})

it('no log holds a secret or an address', () => {
  const log = processes.map((process) => process.log()).join('')
  expect(log).toContain('answered')
  expect(secretsIn(log, ['a password of', TEST_NAME, SECRET])).toEqual([])
})
