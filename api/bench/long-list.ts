import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '@homeyield/database/connection'
import { startEmbeddedPostgres } from '@homeyield/database/embedded/start-embedded-postgres'
import { migrate } from '@homeyield/database/migrate'
import { NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { sessionTokens } from '../src/accounts/sessions/session-token.ts'
import { appraiseInputs } from '../src/calculations/appraise-inputs.ts'
import { takeFields } from '../src/calculations/calculation-inputs.ts'

// How long the list and the export of an account with 20,000 calculations take, and how long another request waits at most
// meanwhile. The median of the rounds. Asserts nothing.
const SAVED = 20_000
const ROUNDS = 5
const PROPERTY_DATA = { note: 'x'.repeat(5_000) }

const jwtSecret = randomBytes(32).toString('base64url')
const dataDir = await mkdtemp(join(tmpdir(), 'homeyield-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir })
const database = openDatabase(postgres.url)
let child: ChildProcess | undefined
try {
  await migrate(postgres.url)
  const authorization = `Bearer ${await makeAccount()}`
  await database.pool.query('analyze')
  child = fork(join(import.meta.dirname, 'product-server.ts'), [postgres.url, '10', jwtSecret], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const url = await new Promise<string>((resolve) => child?.once('message', (given) => resolve(given as string)))
  for (const path of ['/calculations', '/calculations?limit=100', '/account/export']) {
    const rounds: Awaited<ReturnType<typeof measure>>[] = []
    for (let round = 0; round <= ROUNDS; round++) rounds.push(await measure(url, path, authorization))
    const of = (name: 'took' | 'longest') => Math.round(median(rounds.slice(1).map((round) => round[name])))
    process.stdout.write(
      `GET ${path}\n  ${of('took')} ms, ${Math.round((rounds[0]?.bytes ?? 0) / 1024)} kB; another request waits at most ${of('longest')} ms\n`,
    )
  }
} finally {
  child?.kill()
  await database.close()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function measure(url: string, path: string, authorization: string) {
  const begun = performance.now()
  const state = { ended: false }
  const long = fetch(`${url}/api${path}`, { headers: { authorization } }).then(async (response) => {
    if (!response.ok) throw new Error(`${response.status} of ${path}`)
    let bytes = 0
    for await (const piece of response.body ?? []) bytes += (piece as Uint8Array).length
    state.ended = true
    return { bytes, took: performance.now() - begun }
  })
  let longest = 0
  while (!state.ended) {
    const asked = performance.now()
    await fetch(`${url}/api/health/live`).then((response) => response.text())
    longest = Math.max(longest, performance.now() - asked)
    await wait(2)
  }
  return { ...(await long), longest }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

async function makeAccount(): Promise<string> {
  const { pool } = database
  const account = `insert into accounts (email, name, password_hash) values ('long@homeyield.test', 'Long', '-') returning id`
  const accountId = (await pool.query<{ id: string }>(account)).rows[0]?.id ?? ''
  await pool.query(`insert into subscriptions (account_id, status) values ($1, 'active')`, [accountId])
  const session = `insert into sessions (account_id, expires_at) values ($1, now() + interval '1 day') returning id`
  const sessionId = (await pool.query<{ id: string }>(session, [accountId])).rows[0]?.id ?? ''
  const { inputs, figures } = appraiseInputs(
    takeFields(NOTHING_GIVEN, { property: '12 Rose Street, Otahuhu, Auckland', purchase_price: 850_000 }),
    '2026-11-24',
  )
  await pool.query(
    `insert into calculations (account_id, inputs, figures, property_data) select $1, $2, $3, $4 from generate_series(1, $5::int)`,
    [accountId, inputs, figures, PROPERTY_DATA, SAVED],
  )
  const issuedAt = Date.now()
  const claims = { accountId, sessionId, issuedAt, expiresAt: issuedAt + 24 * 60 * 60 * 1000 }
  return sessionTokens(jwtSecret, 'production').sign(claims)
}
