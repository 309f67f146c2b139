import type { Database } from '@homeyield/database/connection'
import { countWorkers } from '../../queue/queue-store.ts'

export interface ServerFacts {
  /** Such as 150004. */
  readonly version: number
  readonly size: string
  readonly connections: number
  readonly max_connections: number
}

export interface QueueFacts {
  readonly workers: number
  /** Those that should have begun ten minutes ago. */
  readonly late: number
  /** Those without further tries. */
  readonly failed: number
}

export interface MailFacts {
  /** Those that have waited for an hour. */
  readonly late: number
  /** Those of the last seven days. */
  readonly given_up: number
}

export function openInstallationStore({ pool }: Pick<Database, 'pool'>) {
  const readOne = async <Row extends object>(statement: string): Promise<Row> => {
    const { rows } = await pool.query<Row>(statement)
    if (rows[0] === undefined) throw new Error('The database gave no row.')
    return rows[0]
  }
  return {
    readServer: () =>
      readOne<ServerFacts>(
        `select current_setting('server_version_num')::int as version,
          pg_size_pretty(pg_database_size(current_database())) as size,
          (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
          current_setting('max_connections')::int as max_connections`,
      ),
    listAppliedMigrations: async () =>
      (await pool.query<{ name: string }>('select name from schema_migrations')).rows.map(({ name }) => name),
    readQueue: async (): Promise<QueueFacts> => ({
      ...(await readOne<Omit<QueueFacts, 'workers'>>(
        `select count(*) filter (where locked_at is null and attempts < max_attempts
            and run_at < now() - interval '10 minutes')::int as late,
          count(*) filter (where attempts >= max_attempts)::int as failed
        from graphile_worker.jobs`,
      )),
      workers: await countWorkers(pool),
    }),
    readMails: () =>
      readOne<MailFacts>(
        `select count(*) filter (where sent_at is null and given_up_at is null
            and created_at < now() - interval '1 hour')::int as late,
          count(*) filter (where given_up_at > now() - interval '7 days')::int as given_up
        from mails where (sent_at is null and given_up_at is null) or given_up_at > now() - interval '7 days'`,
      ),
    readLastBackup: async () =>
      (await readOne<{ last: Date | null }>(`select max(done_at) as last from admin_log where command = 'backup'`))
        .last,
  }
}
