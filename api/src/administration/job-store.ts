import type { AdminChange } from './admin-session.ts'

export interface Job {
  readonly id: number
  readonly task: string
  readonly run_at: Date
  readonly attempts: number
  readonly max_attempts: number
  readonly running: boolean
  readonly last_error: string | null
}

/** On any connection, or that of a transaction. */
export function openJobStore(queries: Pick<AdminChange['client'], 'query'>) {
  const idsOf = async (statement: string, ids: readonly number[]) =>
    (await queries.query<{ id: number }>(statement, [ids])).rows.map(({ id }) => id)
  return {
    /** In the order in which they run; `failing` are those that failed at least once. */
    async list(failing: boolean, limit: number): Promise<Job[]> {
      const { rows } = await queries.query<Job>(
        `select id::int, task_identifier as task, run_at, attempts::int, max_attempts::int,
          locked_at is not null as running, last_error
        from graphile_worker.jobs where not $1 or last_error is not null
        order by run_at, jobs.id limit $2`,
        [failing, limit],
      )
      return rows
    },
    /** Lets jobs run at once; returns the ids of those that were not running. */
    retry: (ids: readonly number[]) =>
      idsOf('select id::int from graphile_worker.reschedule_jobs($1::bigint[], run_at := now(), attempts := 0)', ids),
    /** Deletes jobs; returns the ids of those that were not running. */
    remove: (ids: readonly number[]) => idsOf('select id::int from graphile_worker.complete_jobs($1::bigint[])', ids),
  }
}
