import { type ChildProcess, fork, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@homeyield/database/connection'
import { startEmbeddedPostgres } from '@homeyield/database/embedded/start-embedded-postgres'
import { NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { sessionTokens } from '../src/accounts/sessions/session-token.ts'
import { appraiseInputs } from '../src/calculations/appraise-inputs.ts'
import { takeFields } from '../src/calculations/calculation-inputs.ts'
import { fillAccounts, idOf, readSizes, SAVED_BY_PAYER, somePayers } from './load-accounts.ts'
import { measureJobs } from './load-jobs.ts'
import { readProcessorSeconds, secondsBetween } from './processor-seconds.ts'
import { SAVED_FIELDS } from './saved-fields.ts'

// `npm run load`: what accounts cost, and whether calls slow down with their number. Fills one database for each size (10,000
// and 1,000,000 unless others are named), and calls a server of each alternately, so that a busy machine slows both. Prints bytes an
// account, p50 and p99, processor time a call, and the time of the jobs; asserts nothing. A million needs 15 GB of disk.
const SIZES = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [10_000, 1_000_000]
const ROUNDS = 10
const CALLS = 200
const AT_ONCE = 4
const SETTINGS = { shared_buffers: '2GB', max_wal_size: '8GB', synchronous_commit: 'off', autovacuum: 'off' }

interface Contestant {
  readonly accounts: number
  readonly database: Database
  readonly server: ChildProcess
  readonly url: string
}
interface Measured {
  readonly times: number[]
  seconds: number
}
type Call = (contestant: Contestant, payer: number, headers: Record<string, string>) => Promise<void>

const get = async (url: string, headers: Record<string, string>) => read(await fetch(url, { headers }))
const calls: Readonly<Record<string, Call>> = {
  list: ({ url }, _payer, headers) => get(`${url}/calculations`, headers),
  load: ({ url }, payer, headers) => get(`${url}/calculations/${idOf('calculation', payer, payer % 3)}`, headers),
  save: async ({ url }, _payer, headers) =>
    read(await fetch(`${url}/calculations`, { method: 'POST', headers, body: JSON.stringify(SAVED_FIELDS) })),
  compare: async ({ url }, payer, headers) => {
    const ids = Array.from({ length: SAVED_BY_PAYER }, (_, index) => idOf('calculation', payer, index))
    await Promise.all(ids.map((id) => get(`${url}/calculations/${id}`, headers)))
  },
  'market rent': ({ url }, _payer, headers) => get(`${url}/market-rent/sa2?sa2_code=151600&suburb=&city=`, headers),
}

async function read(response: Response): Promise<void> {
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status} of ${response.url}: ${text}`)
}

const jwtSecret = randomBytes(32).toString('base64url')
const tokens = sessionTokens(jwtSecret, 'production')
const dataDir = await mkdtemp(join(tmpdir(), 'homeyield-load-'))
const postgres = await startEmbeddedPostgres({ dataDir, settings: SETTINGS })
const contestants: Contestant[] = []
try {
  await migrate()
  for (const accounts of SIZES) contestants.push(await prepare(accounts))
  await Promise.all(contestants.map(({ accounts, database }) => printSizes(accounts, database)))
  for (const [name, call] of Object.entries(calls)) await compare(name, call)
  const jobs = await Promise.all(contestants.map(({ database }) => measureJobs(database)))
  for (const name of jobs[0]?.keys() ?? [])
    print(
      `job, ${name}`,
      jobs.map((times) => `${(times.get(name) ?? 0).toFixed(1)} ms`),
    )
} finally {
  for (const { server, database } of contestants) {
    server.kill()
    await database.close()
  }
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function prepare(accounts: number): Promise<Contestant> {
  const name = `homeyield_${accounts}`
  const template = openDatabase(postgres.url.replace(/\/\w+$/u, '/postgres'), { statementTimeout: 0 })
  await template.pool.query(`create database ${name} template homeyield`)
  await template.close()
  const url = postgres.url.replace(/\/\w+$/u, `/${name}`)
  const database = openDatabase(url, { statementTimeout: 0 })
  const begun = performance.now()
  const content = appraiseInputs(takeFields(NOTHING_GIVEN, SAVED_FIELDS), dayInNewZealand(new Date()))
  await fillAccounts(database, accounts, content)
  process.stdout.write(`${accounts} accounts filled in ${Math.round((performance.now() - begun) / 1000)} s\n`)
  const server = fork(join(import.meta.dirname, 'product-server.ts'), [url, '10', jwtSecret], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [origin] = await once(server, 'message')
  return { accounts, database, server, url: `${String(origin)}/api` }
}

async function printSizes(accounts: number, database: Database): Promise<void> {
  const sizes = await readSizes(database)
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  const lines = sizes.map(({ name, bytes }) => `  ${name}: ${Math.round(bytes / accounts)}`)
  process.stdout.write(`${accounts} accounts: ${Math.round(total / accounts)} bytes each\n${lines.join('\n')}\n`)
}

async function compare(name: string, call: Call): Promise<void> {
  const measured = contestants.map((): Measured => ({ times: [], seconds: 0 }))
  for (const contestant of contestants) await measure(contestant, call, { times: [], seconds: 0 })
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, contestant] of contestants.entries()) {
      const into = measured[index]
      if (into !== undefined) await measure(contestant, call, into)
    }
  }
  const at = (times: number[], share: number) =>
    times.toSorted((one, other) => one - other)[Math.floor(share * (times.length - 1))] ?? Number.NaN
  print(
    name,
    measured.map(
      ({ times, seconds }) =>
        `p50 ${at(times, 0.5).toFixed(1)} ms, p99 ${at(times, 0.99).toFixed(1)} ms, ${((1000 * seconds) / times.length).toFixed(2)} ms of processor`,
    ),
  )
}

/** Calls as random payers, and adds the times and the seconds of processor of the server and its connections. */
async function measure(contestant: Contestant, call: Call, into: Measured): Promise<void> {
  const payers = [...somePayers(contestant.accounts, CALLS)]
  const headers = await Promise.all(payers.map(headersOf))
  const before = await readSeconds(contestant)
  const run = async () => {
    for (;;) {
      const [payer, own] = [payers.pop(), headers.pop()]
      if (payer === undefined || own === undefined) return
      const begun = performance.now()
      await call(contestant, payer, own)
      into.times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, run))
  const after = await readSeconds(contestant)
  into.seconds += after.server - before.server + (secondsBetween(before.database, after.database) ?? 0)
}

async function headersOf(payer: number): Promise<Record<string, string>> {
  const issuedAt = Date.now()
  const [accountId, sessionId] = [idOf('account', payer), idOf('session', payer)]
  const token = await tokens.sign({ accountId, sessionId, issuedAt, expiresAt: issuedAt + 24 * 60 * 60 * 1000 })
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
}

async function readSeconds({ server, database }: Contestant) {
  const text = readFileSync(`/proc/${server.pid}/stat`, 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return {
    server: (Number(fields[11]) + Number(fields[12])) / 100,
    database: await readProcessorSeconds(database),
  }
}

function print(name: string, values: readonly string[]): void {
  process.stdout.write(`${name}\n${values.map((value, index) => `  ${SIZES[index] ?? ''}: ${value}\n`).join('')}`)
}

// imports loads the tables, and api may not import it.
async function migrate(): Promise<void> {
  const program = join(import.meta.dirname, '../../run/migrate.ts')
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, DATABASE_URL: postgres.url },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [status] = await once(child, 'exit')
  if (status !== 0) throw new Error('The tables could not be loaded.')
}
