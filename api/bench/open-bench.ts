import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, openDatabase } from '@homeyield/database/connection'
import { startEmbeddedPostgres } from '@homeyield/database/embedded/start-embedded-postgres'
import { migrate } from '@homeyield/database/migrate'
import { sessionTokens } from '../src/accounts/sessions/session-token.ts'

export interface BenchAccount {
  readonly id: string
  readonly sessionId: string
  readonly token: string
}

export interface StartedProgram {
  readonly url: string
  readonly pid: number
}

export interface Bench {
  readonly database: Database
  readonly databaseUrl: string
  readonly makePremiumAccount: (name: string) => Promise<BenchAccount>
  /** Starts a program of this folder, which sends its URL. */
  readonly start: (program: string, argument?: string) => Promise<StartedProgram>
  readonly close: () => Promise<void>
}

const CONNECTIONS = '10'
// Of the Dockerfile.
const AS_DEPLOYED = ['--max-semi-space-size=8']

/** A migrated PostgreSQL of its own, with accounts and processes for a benchmark. */
export async function openBench(): Promise<Bench> {
  const jwtSecret = randomBytes(32).toString('base64url')
  const dataDir = await mkdtemp(join(tmpdir(), 'homeyield-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir })
  await migrate(postgres.url)
  const database = openDatabase(postgres.url)
  const children: ChildProcess[] = []
  const idOf = async (statement: string, values: string[]) =>
    (await database.pool.query<{ id: string }>(statement, values)).rows[0]?.id ?? ''
  return {
    database,
    databaseUrl: postgres.url,
    async makePremiumAccount(name) {
      const insertAccount = `insert into accounts (email, name, password_hash) values ($1, $1, '-') returning id`
      const insertSession = `insert into sessions (account_id, expires_at) values ($1, now() + interval '1 day') returning id`
      const id = await idOf(insertAccount, [`${name}@homeyield.test`])
      await database.pool.query(`insert into subscriptions (account_id, status) values ($1, 'active')`, [id])
      const sessionId = await idOf(insertSession, [id])
      const issuedAt = Date.now()
      const claims = { accountId: id, sessionId, issuedAt, expiresAt: issuedAt + 24 * 60 * 60 * 1000 }
      return { id, sessionId, token: await sessionTokens(jwtSecret, 'production').sign(claims) }
    },
    async start(program, argument = jwtSecret) {
      const child = fork(join(import.meta.dirname, program), [postgres.url, CONNECTIONS, argument], {
        execArgv: AS_DEPLOYED,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      })
      children.push(child)
      const url = await new Promise<string>((resolve, reject) => {
        child.once('message', (sent) => resolve(sent as string))
        child.once('exit', () => reject(new Error(`${program} ended before it listened`)))
      })
      return { url, pid: child.pid ?? 0 }
    },
    async close() {
      for (const child of children) child.kill()
      await database.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
