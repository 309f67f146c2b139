import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { chooseHost, readHosts, type Hosts } from './hosts.ts'
import { isUnanswered, isUnavailable } from './is-unavailable.ts'
import { queryThroughPooler } from './query-through-pooler.ts'
import * as tables from './tables.ts'

/** The name of all our connections in `pg_stat_activity`. */
export const APPLICATION_NAME = 'homeyield'

/** Defaults in brackets. */
export interface OpenOptions {
  /** The maximum number of connections (10). */
  max?: number
  /** The name shown in `pg_stat_activity` (`homeyield`). */
  applicationName?: string
  /** The time limit for a statement in milliseconds (30,000); 0 for none. */
  statementTimeout?: number
  /** Whether a pooler in transaction mode, such as PgBouncer, is between (false). */
  throughPooler?: boolean
  /** Called when an idle connection breaks; the pool replaces it. */
  onIdleError?: (error: Error) => void
}

/** `pool` for plain SQL, `db` for typed tables; `close` closes both. */
export interface Database {
  pool: pg.Pool
  db: NodePgDatabase<typeof tables>
  close: () => Promise<void>
}

/** Typed queries inside a transaction, without nested transactions. */
export type Transaction = Omit<Database['db'], 'transaction'>

const STATEMENT_TIMEOUT = 30_000
// Longer than the server's limit, which is the better message; it also holds when the server or the network is silent.
const GRACE = 1_000

/**
 * Ends its connection when a query gets no response: the driver would keep it, and later queries would wait behind. Of
 * several hosts it connects to the one that is chosen then.
 */
function clientOf(hosts: Hosts, poolerTimeout: number | null): new (config?: pg.ClientConfig) => pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, pipeline: poolerTimeout !== null })
      const plain = this.query.bind(this) as (...given: unknown[]) => unknown
      const query = poolerTimeout === null ? plain : queryThroughPooler(this, plain, poolerTimeout)
      this.query = ((...given: unknown[]) => {
        const response = query(...given)
        if (response instanceof Promise) response.catch((error: unknown) => isUnanswered(error) && void this.end())
        return response
      }) as typeof this.query
      if (hosts.urls.length === 1 && !hosts.mustWrite) return
      const connect = this.connect.bind(this)
      const choose = async () => {
        const { host, port } = new pg.Client(await chooseHost(hosts))
        Object.assign(this, { host, port })
      }
      this.connect = ((report: (error: Error) => void) =>
        void choose().then(() => connect(report), report)) as typeof this.connect
    }
  }
}

/**
 * Opens a connection pool. It connects with the first query, which fails within five seconds if the server is unavailable. A
 * connection that breaks, or does not respond in time, is replaced.
 */
export function openDatabase(url: string, options: OpenOptions = {}): Database {
  const timeout = options.statementTimeout ?? STATEMENT_TIMEOUT
  const hosts = readHosts(url)
  const throughPooler = options.throughPooler ?? false
  const idleTimeout = timeout > 0 ? timeout : 60_000
  const pool = new pg.Pool({
    connectionString: hosts.urls[0],
    Client: clientOf(hosts, throughPooler ? timeout : null),
    max: options.max ?? 10,
    application_name: options.applicationName ?? APPLICATION_NAME,
    // Each of several hosts may take four seconds.
    connectionTimeoutMillis: hosts.urls.length * 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    // A pooler refuses these as parameters of a connection.
    ...(throughPooler ? {} : { statement_timeout: timeout, idle_in_transaction_session_timeout: idleTimeout }),
    ...(timeout > 0 ? { query_timeout: timeout + GRACE } : {}),
  })
  // Without a listener node exits when the server closes an idle connection.
  pool.on('error', options.onIdleError ?? (() => undefined))
  // The pool does not listen to connections in use either; their current or next query fails.
  pool.on('connect', (client) => client.on('error', () => undefined))
  // One silent connection is seldom the only one.
  pool.on('release', (error: unknown) => isUnanswered(error) && dropIdle(pool))
  let closing: Promise<void> | undefined
  const close = () => (closing ??= pool.end())
  return { pool, db: drizzle({ client: pool, schema: tables }), close }
}

function dropIdle(pool: pg.Pool): void {
  for (let count = pool.idleCount; count > 0; count--) {
    pool.connect().then(
      (client) => client.release(true),
      () => undefined,
    )
  }
}

/** Begins a transaction whose queries all see the database as it was at the first. */
export const SNAPSHOT = 'begin isolation level repeatable read read only'

/**
 * Runs `work` in one transaction, also with the driver's client: commits its result, or rolls back and rethrows. Always returns the connection to the pool.
 * Drizzle's own `transaction` loses one whose `begin` fails, and then the pool never closes.
 */
export async function transaction<Result>(
  { pool }: Pick<Database, 'pool'>,
  work: (transaction: Transaction, client: pg.PoolClient) => Promise<Result>,
  begin: 'begin' | typeof SNAPSHOT = 'begin',
): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query(begin)
    const result = await work(drizzle({ client, schema: tables }), client)
    await client.query('commit')
    return result
  } catch (error) {
    // A connection that cannot roll back is dropped; the server then rolls back.
    if (error instanceof Error && isUnavailable(error)) broken = error
    else await client.query('rollback').catch((failure: Error) => (broken = failure))
    throw error
  } finally {
    client.release(broken)
  }
}
