import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as tables from './tables.ts'

/** The name by which every connection of the product shows itself in `pg_stat_activity`. */
export const APPLICATION_NAME = 'homeyield'

/** How to open a database; what is left out takes the value in brackets. */
export interface OpenOptions {
  /** Connections held at most (10). */
  max?: number
  /** The name shown in `pg_stat_activity` (`homeyield`). */
  applicationName?: string
  /** Milliseconds after which the server gives up on one statement (30,000); 0 lets it run for ever. */
  statementTimeout?: number
  /** Hears of an idle connection that broke; the pool opens another by itself. */
  onIdleError?: (error: Error) => void
}

/** An open PostgreSQL database: the pool for plain SQL, `db` for the typed tables, `close` to let go of both. */
export interface Database {
  pool: pg.Pool
  db: NodePgDatabase<typeof tables>
  close: () => Promise<void>
}

/** What a query can be put to inside a transaction: every method of `Database['db']` but a second transaction. */
export type Transaction = Omit<Database['db'], 'transaction'>

/**
 * Opens a pool of connections to the PostgreSQL at `url`. No connection is made before the first query, so a server that
 * is away is reported there, within five seconds. A connection that breaks while idle is dropped and never ends the
 * process.
 */
export function openDatabase(url: string, options: OpenOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: options.applicationName ?? APPLICATION_NAME,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: options.statementTimeout ?? 30_000,
    idle_in_transaction_session_timeout: 60_000,
  })
  // Without a listener node ends the process when the server closes an idle connection.
  pool.on('error', options.onIdleError ?? (() => undefined))
  // Nor does the pool listen to a connection that is in use; the query under way, or the next one, fails and tells.
  pool.on('connect', (client) => client.on('error', () => undefined))
  let closing: Promise<void> | undefined
  const close = () => (closing ??= pool.end())
  return { pool, db: drizzle({ client: pool, schema: tables }), close }
}

/**
 * Runs `work` in one transaction: commits what it did when it answers, undoes all of it when it throws, and passes the
 * answer or the error on. Whatever becomes of the connection, the pool has it back: drizzle's own `transaction` keeps one
 * whose `begin` failed, and a pool that misses a connection never closes.
 */
export async function transaction<Answer>(
  { pool }: Pick<Database, 'pool'>,
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const answer = await work(drizzle({ client, schema: tables }))
    await client.query('commit')
    return answer
  } catch (error) {
    // A connection that cannot even undo is dropped, and the server undoes what was begun on it.
    await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}
