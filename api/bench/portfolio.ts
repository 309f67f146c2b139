import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '@homeyield/database/connection'
import { startEmbeddedPostgres } from '@homeyield/database/embedded/start-embedded-postgres'
import { migrate } from '@homeyield/database/migrate'
import { NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { sessionTokens } from '../src/accounts/sessions/session-token.ts'
import { appraiseInputs } from '../src/calculations/appraise-inputs.ts'
import { takeFields } from '../src/calculations/calculation-inputs.ts'

// What GET /portfolio of fifty homes with three loans each takes, one request after the other, and what GET /health/live
// takes beside it and alone: cold, after a change to each of the homes, so that the server has none of them in memory, and warm.
// The server is a process of its own. Asserts nothing.
const HOMES = 50
const REQUESTS = 50
const EVERY = 5
const LOAN = {
  amount: 200_000,
  owed_on: '2026-08-31',
  interest_rate: 4.99,
  fixed_until: '2027-06-01',
  rate_after: 6.2,
  term_months: 300,
}
const FIELDS = {
  property: '12 Rose Street, Otahuhu, Auckland',
  status: 'owned',
  rent_source: 'typed',
  weekly_rental_income: 635,
  purchase_price: 850_000,
  deposit: 170_000,
  loan_duration_months: 360,
  interest_rate: 6.49,
  loan_payment_term: 'Fortnightly',
  analysis: {
    settlement_date: '2022-01-10',
    current_value: 905_000,
    owners: [
      { name: 'Ana', share_pct: 60, other_income: 95_000 },
      { name: 'Ben', share_pct: 40, other_income: 48_000 },
    ],
    tenancy: { tenancy_start: '2025-03-01' },
    loans: [LOAN, { ...LOAN, owed_on: '2026-09-15', loan_payment_term: 'Weekly' }, { ...LOAN, owed_on: '2026-10-01' }],
  },
} as const

const jwtSecret = randomBytes(32).toString('base64url')
const dataDir = await mkdtemp(join(tmpdir(), 'homeyield-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir })
const database = openDatabase(postgres.url)
let child: ChildProcess | null = null
try {
  await migrate(postgres.url)
  const token = await makeAccount(database)
  child = fork(join(import.meta.dirname, 'product-server.ts'), [postgres.url, '10', jwtSecret], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const url = `${await listening(child)}/api`
  const read = () => time(`${url}/portfolio`, token)
  for (let warming = 0; warming < 10; warming++) await readChanged(warming)
  report('GET /health/live alone', await healthUntil(url, sleep(2000)))
  await measure('cold', (number) => readChanged(10 + number))
  await measure('warm', read)

  async function readChanged(number: number): Promise<number> {
    await changeHomes(database, number)
    return read()
  }

  async function measure(name: string, next: (number: number) => Promise<number>): Promise<void> {
    const took: number[] = []
    const reading = (async () => {
      for (let number = 0; number < REQUESTS; number++) took.push(await next(number))
    })()
    report(`GET /health/live meanwhile, ${name}`, await healthUntil(url, reading))
    report(`GET /portfolio, ${HOMES} homes, ${name}`, took)
  }
} finally {
  child?.kill()
  await database.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function makeAccount({ pool }: Database): Promise<string> {
  const account = `insert into accounts (email, name, password_hash) values ('owner@homeyield.test', 'Owner', '-') returning id`
  const id = (await pool.query<{ id: string }>(account)).rows[0]?.id ?? ''
  await pool.query(`insert into subscriptions (account_id, status) values ($1, 'active')`, [id])
  const session = `insert into sessions (account_id, expires_at) values ($1, now() + interval '1 day') returning id`
  const sessionId = (await pool.query<{ id: string }>(session, [id])).rows[0]?.id ?? ''
  const { inputs, figures } = appraiseInputs(takeFields(NOTHING_GIVEN, FIELDS), '2026-11-26')
  // Each has loans of its own, whose schedules are not those of another.
  await pool.query(
    `insert into calculations (account_id, inputs, figures)
     select $1, jsonb_set($2, '{analysis,loans,0,amount}', to_jsonb(200000 + number)), $3 from generate_series(1, $4::int) as number`,
    [id, inputs, figures, HOMES],
  )
  const issuedAt = Date.now()
  const claims = { accountId: id, sessionId, issuedAt, expiresAt: issuedAt + 24 * 60 * 60 * 1000 }
  return sessionTokens(jwtSecret, 'production').sign(claims)
}

/** Gives the first loan of each home another amount, so that its schedule is another too. */
async function changeHomes({ pool }: Database, number: number): Promise<void> {
  await pool.query(
    `update calculations set version = version + 1,
       inputs = jsonb_set(inputs, '{analysis,loans,0,amount}', to_jsonb((inputs #>> '{analysis,loans,0,amount}')::numeric + $1::int))`,
    [HOMES + number],
  )
}

function listening(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('message', (url) => resolve(url as string))
    server.once('exit', () => reject(new Error('The server ended before it listened')))
  })
}

/** The milliseconds until the whole response is there. */
async function time(address: string, token?: string): Promise<number> {
  const begun = performance.now()
  const response = await fetch(address, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } })
  const body = await response.text()
  if (!response.ok) throw new Error(`${address}: ${response.status} ${body}`)
  return performance.now() - begun
}

/** One every few milliseconds, whether or not the one before is answered. */
async function healthUntil(url: string, end: Promise<unknown>): Promise<number[]> {
  const running: Promise<number>[] = []
  const timer = setInterval(() => running.push(time(`${url}/health/live`)), EVERY)
  await end
  clearInterval(timer)
  return Promise.all(running)
}

function report(name: string, took: readonly number[]): void {
  const sorted = took.toSorted((one, other) => one - other)
  const at = (share: number) => (sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN).toFixed(1)
  process.stdout.write(`${name}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, of ${sorted.length}\n`)
}
