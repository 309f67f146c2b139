// Measures whether the time of a response reveals whether an address has an account, and asserts nothing:
//   node api/bench/account-timing.ts [rounds = 300]
// Known and unknown addresses alternate, at sign-in with a wrong password and at a forgotten password, on an embedded
// PostgreSQL of its own.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@homeyield/database/embedded/start-embedded-postgres'
import { migrate } from '@homeyield/database/migrate'
import { startServer } from '../src/main.ts'

const ROUNDS = Number(process.argv[2] ?? 300)
const WARM_UP = 20
const ACCOUNTS = 20
const PASSWORD = 'a password of the measurement'
const UNLIMITED = { attempts: 1_000_000, minutes: 1 }

const dataDir = await mkdtemp(join(tmpdir(), 'homeyield-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir })
try {
  await migrate(postgres.url)
  const server = await startServer({
    environment: 'production',
    databaseUrl: postgres.url,
    jwtSecret: 'a secret of the measurement, long enough',
    port: 0,
    logLevel: 'silent',
    requestsPerMinute: 1_000_000_000,
    signInsPerAccount: UNLIMITED,
    signInsFromAnywhere: UNLIMITED,
    signInsPerAddress: UNLIMITED,
    signUpsPerAddress: UNLIMITED,
    resetMailsPerAccount: UNLIMITED,
    resetMailsPerAddress: UNLIMITED,
  })
  try {
    await measureAll(server.url)
  } finally {
    await server.close()
  }
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function measureAll(url: string): Promise<void> {
  for (let number = 0; number < ACCOUNTS; number++) {
    const passwords = { password: PASSWORD, password_confirmation: PASSWORD }
    await post(url, '/account', { name: 'Measured', email: addressOf('known', number), ...passwords }, 201)
  }
  await compare('sign in, wrong password', (email) =>
    post(url, '/authenticate', { email, password: 'a wrong password' }, 401),
  )
  await compare('forgot password', (email) => post(url, '/account/forgot_password', { email }, 200))
}

async function compare(name: string, call: (email: string) => Promise<void>): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    // Each goes first as often as second.
    const kinds = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of kinds) {
      const start = performance.now()
      await call(addressOf(kind, round))
      if (round >= WARM_UP) times[kind].push(performance.now() - start)
    }
  }
  const line = (share: number) => {
    const [known, unknown] = [percentile(times.known, share), percentile(times.unknown, share)]
    const ratio = (known / unknown).toFixed(3)
    return `p${share * 100}  known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, ratio ${ratio}`
  }
  process.stdout.write(`${name}, ${ROUNDS} each\n  ${line(0.5)}\n  ${line(0.95)}\n`)
}

function addressOf(kind: 'known' | 'unknown', number: number): string {
  return `${kind}-${number % ACCOUNTS}@homeyield.test`
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
}

async function post(url: string, path: string, body: object, expected: number): Promise<void> {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  if (response.status !== expected) throw new Error(`${path} answered ${response.status}, not ${expected}`)
}
