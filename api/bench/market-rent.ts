import { type ChildProcess, fork, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@homeyield/database/connection'
import { startEmbeddedPostgres } from '@homeyield/database/embedded/start-embedded-postgres'
import { estimateRents } from '@homeyield/domain/rent/estimate-rents'
import { sessionTokens } from '../src/accounts/sessions/session-token.ts'
import { openMarketRentStore } from '../src/market-rent/market-rent-store.ts'
import { type Measured, measureLoad } from './measure-load.ts'

// How long the estimates of one area take, on one core; and requests a second and p99 of GET /market-rent/sa2 of a premium
// account, over all areas. The medians of the rounds. Asserts nothing.
const ROUNDS = 5
const SECONDS = 4

const jwtSecret = randomBytes(32).toString('base64url')
const dataDir = await mkdtemp(join(tmpdir(), 'homeyield-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir })
const children: ChildProcess[] = []
const database = openDatabase(postgres.url)
try {
  await bringUpToDate()
  const { rows } = await database.pool.query<{ sa2_code: string }>('select sa2_code from areas where on_land')
  const codes = rows.map(({ sa2_code }) => sa2_code)
  await measureEstimates(codes)
  await measureEndpoint(codes)
} finally {
  for (const child of children) child.kill()
  await database.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function measureEstimates(codes: readonly string[]): Promise<void> {
  const store = openMarketRentStore(database)
  const areas = (await Promise.all(codes.map((code) => store.rentsOf(code)))).filter((area) => area !== null)
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const area of areas) {
      const start = performance.now()
      estimateRents([area])
      times.push(performance.now() - start)
    }
  }
  const ordered = times.toSorted((one, other) => one - other)
  const at = (share: number) => (ordered[Math.floor(share * (ordered.length - 1))] ?? Number.NaN).toFixed(3)
  process.stdout.write(`estimates of one area\n  p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${areas.length} areas\n`)
}

async function measureEndpoint(codes: readonly string[]): Promise<void> {
  const url = `${await startServer()}/api`
  const token = await makePremiumAccount()
  const callers = codes.map((calculationId) => ({ token, calculationId }))
  const load = { method: 'GET', path: '/market-rent/sa2?sa2_code={id}&suburb=&city=' } as const
  await measureLoad(url, callers, load, SECONDS)
  const rounds: Measured[] = []
  while (rounds.length < ROUNDS) rounds.push(await measureLoad(url, callers, load, SECONDS))
  const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0
  const rate = Math.round(median(rounds.map((round) => round.rate)))
  const p99 = median(rounds.map((round) => round.p99))
  process.stdout.write(`GET /market-rent/sa2\n  ${rate} requests/s, p99 ${p99} ms\n`)
}

// imports loads the tables, and api may not import it.
async function bringUpToDate(): Promise<void> {
  const program = join(import.meta.dirname, '../../run/migrate.ts')
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, DATABASE_URL: postgres.url },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [status] = (await once(child, 'exit')) as [number | null]
  if (status !== 0) throw new Error('The tables could not be loaded.')
}

async function makePremiumAccount(): Promise<string> {
  const { pool } = database
  const idOf = async (sql: string, values: string[]) =>
    (await pool.query<{ id: string }>(sql, values)).rows[0]?.id ?? ''
  const insertAccount = `insert into accounts (email, name, password_hash) values ($1, 'Bench', '-') returning id`
  const insertSession = `insert into sessions (account_id, expires_at) values ($1, now() + interval '1 day') returning id`
  const accountId = await idOf(insertAccount, ['bench@homeyield.test'])
  await pool.query(`insert into subscriptions (account_id, status) values ($1, 'active')`, [accountId])
  const sessionId = await idOf(insertSession, [accountId])
  const issuedAt = Date.now()
  const claims = { accountId, sessionId, issuedAt, expiresAt: issuedAt + 24 * 60 * 60 * 1000 }
  return sessionTokens(jwtSecret, 'production').sign(claims)
}

async function startServer(): Promise<string> {
  const child = fork(join(import.meta.dirname, 'product-server.ts'), [postgres.url, '10', jwtSecret], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.push(child)
  return new Promise((resolve, reject) => {
    child.once('message', (url) => resolve(url as string))
    child.once('exit', () => reject(new Error('The server ended before it listened.')))
  })
}
