// Any constant works, if every process uses the same.
const PRESENCE_LOCK = 4_321_002

interface Connection {
  readonly query: (statement: string, values: readonly unknown[]) => Promise<unknown>
}

/**
 * Marks a worker as alive while the connection is open; PostgreSQL releases the lock however it ends. It notices within
 * half a minute that the network has gone; by default it would take two hours.
 */
export async function showPresence(connection: Connection, id: string): Promise<void> {
  await connection.query(
    `select set_config('tcp_keepalives_idle', '15', false), set_config('tcp_keepalives_interval', '5', false),
      set_config('tcp_keepalives_count', '3', false), pg_advisory_lock($1, hashtext($2))`,
    [PRESENCE_LOCK, id],
  )
}

/** How many workers of any process are alive. */
export async function countWorkers(connection: {
  readonly query: (statement: string, values: unknown[]) => Promise<{ readonly rows: readonly { count: number }[] }>
}): Promise<number> {
  const { rows } = await connection.query(
    `select count(*)::int as count from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and classid = $1 and granted and datname = current_database()`,
    [PRESENCE_LOCK],
  )
  return rows[0]?.count ?? 0
}

/**
 * Puts the jobs of dead workers back into the queue, which itself would wait four hours. A worker is alive while it
 * holds its lock, on any connection but this one, for which its own locks are free.
 */
export async function releaseOrphanedJobs(connection: Connection): Promise<void> {
  await connection.query(
    `with holders as materialized (select distinct locked_by as id from graphile_worker.jobs where locked_by is not null),
      orphans as materialized (select id from holders where pg_try_advisory_xact_lock($1, hashtext(id)))
      select graphile_worker.force_unlock_workers((select array_agg(id) from orphans)) where exists (select from orphans)`,
    [PRESENCE_LOCK],
  )
}
