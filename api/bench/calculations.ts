import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@homeyield/database/connection'
import { startEmbeddedPostgres } from '@homeyield/database/embedded/start-embedded-postgres'
import { migrate } from '@homeyield/database/migrate'
import { sessionTokens } from '../src/accounts/sessions/session-token.ts'
import { appraiseInputs } from '../src/calculations/appraise-inputs.ts'
import { NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { takeFields } from '../src/calculations/calculation-inputs.ts'
import { type Load, type Measured, measureLoad } from './measure-load.ts'
import { SAVED_FIELDS } from './saved-fields.ts'

// Requests a second and p99 of GET /calculations (50 saved) and POST /calculations of a premium account, against a bare
// Fastify server (bare-fastify.ts) that puts the same statements to the same database; then those of GET /account and PATCH
// /calculations/{id} of the product alone. A thousand accounts alternate, but one saves. Both servers are processes of
// their own, measured alternately; what is printed is the median of the rounds. Asserts nothing.
const ROUNDS = 5
const SECONDS = 4
const CONNECTIONS = '10'
const SAVED = 50
const ACCOUNTS = 1_000
const LIST: Load = { method: 'GET', path: '/calculations' }
const ACCOUNT: Load = { method: 'GET', path: '/account' }
const CHANGE: Load = { method: 'PATCH', path: '/calculations/{id}', body: JSON.stringify({ house_condition: 60 }) }
const SAVE: Load = { method: 'POST', path: '/calculations', body: JSON.stringify(SAVED_FIELDS) }

const content = appraiseInputs(takeFields(NOTHING_GIVEN, SAVED_FIELDS), '2026-11-24')
const jwtSecret = randomBytes(32).toString('base64url')
const dataDir = await mkdtemp(join(tmpdir(), 'homeyield-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir })
const children: ChildProcess[] = []
const database = openDatabase(postgres.url)
try {
  await migrate(postgres.url)
  const readers: Account[] = []
  while (readers.length < ACCOUNTS) readers.push(await makeAccount(`reader${readers.length}`, SAVED))
  const writer = await makeAccount('writer', 0)
  await database.pool.query('analyze')
  const product = await start('product-server.ts', jwtSecret)
  const bare = await start('bare-fastify.ts', JSON.stringify(content))
  for (const [load, accounts] of [
    [LIST, readers],
    [SAVE, [writer]],
    [ACCOUNT, readers],
    [CHANGE, readers],
  ] as const) {
    const bareCallers = accounts.map(({ id, sessionId }) => ({ token: `${sessionId}.${id}` }))
    const contestants = [
      { url: `${product}/api`, callers: accounts, rounds: [] as Measured[] },
      ...(load === LIST || load === SAVE ? [{ url: bare, callers: bareCallers, rounds: [] as Measured[] }] : []),
    ]
    for (const { url, callers } of contestants) await measureLoad(url, callers, load, SECONDS)
    for (let round = 0; round < ROUNDS; round++) {
      for (const { url, callers, rounds } of contestants) rounds.push(await measureLoad(url, callers, load, SECONDS))
    }
    report(load, contestants[0]?.rounds ?? [], contestants[1]?.rounds)
  }
} finally {
  for (const child of children) child.kill()
  await database.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

function report({ method, path }: Load, product: Measured[], bare: Measured[] | undefined): void {
  const describe = (measured: Measured[]) =>
    `${Math.round(median(measured.map(({ rate }) => rate)))} requests/s, p99 ${median(measured.map(({ p99 }) => p99))} ms`
  process.stdout.write(`${method} ${path}\n  product  ${describe(product)}\n`)
  if (bare === undefined) return
  const ratio = median(product.map(({ rate }, round) => rate / (bare[round]?.rate ?? Number.NaN)))
  process.stdout.write(`  bare     ${describe(bare)}\n  ratio    ${ratio.toFixed(2)}\n`)
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

interface Account {
  readonly id: string
  readonly sessionId: string
  readonly token: string
  readonly calculationId: string
}

async function makeAccount(name: string, saved: number): Promise<Account> {
  const { pool } = database
  const account = `insert into accounts (email, name, password_hash) values ($1, $1, '-') returning id`
  const id = (await pool.query<{ id: string }>(account, [`${name}@homeyield.test`])).rows[0]?.id ?? ''
  await pool.query(`insert into subscriptions (account_id, status) values ($1, 'active')`, [id])
  const session = `insert into sessions (account_id, expires_at) values ($1, now() + interval '1 day') returning id`
  const sessionId = (await pool.query<{ id: string }>(session, [id])).rows[0]?.id ?? ''
  const { rows } = await pool.query<{ id: string }>(
    `insert into calculations (account_id, inputs, figures) select $1, $2, $3 from generate_series(1, $4::int) returning id`,
    [id, content.inputs, content.figures, saved],
  )
  const issuedAt = Date.now()
  const claims = { accountId: id, sessionId, issuedAt, expiresAt: issuedAt + 24 * 60 * 60 * 1000 }
  return {
    id,
    sessionId,
    calculationId: rows[0]?.id ?? '',
    token: await sessionTokens(jwtSecret, 'production').sign(claims),
  }
}

async function start(program: string, argument: string): Promise<string> {
  const child = fork(join(import.meta.dirname, program), [postgres.url, CONNECTIONS, argument], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.push(child)
  return new Promise((resolve, reject) => {
    child.once('message', (url) => resolve(url as string))
    child.once('exit', () => reject(new Error(`${program} ended before it listened`)))
  })
}
