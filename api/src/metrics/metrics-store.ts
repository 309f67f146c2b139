import type { Database } from '@homeyield/database/connection'

export interface QueueState {
  readonly task: string
  /** Due, and taken by nobody. */
  readonly ready: number
  /** Due, behind a running job of the same queue. */
  readonly behind: number
  readonly running: number
  readonly scheduled: number
  /** Tried more than three times. */
  readonly failing: number
  /** Since the oldest job that is ready was due. */
  readonly oldest_seconds: number
}

export interface MailState {
  readonly waiting: number
  readonly oldest_seconds: number
}

const queueStatement = `
  with queued as (
    select *, exists (select from graphile_worker.jobs as other
      where other.queue_name = jobs.queue_name and other.locked_at is not null) as is_behind
    from graphile_worker.jobs
  )
  select task_identifier as task,
    count(*) filter (where locked_at is null and run_at <= now() and attempts < max_attempts and not is_behind)::int as ready,
    count(*) filter (where locked_at is null and run_at <= now() and attempts < max_attempts and is_behind)::int as behind,
    count(locked_at)::int as running,
    count(*) filter (where locked_at is null and run_at > now() and attempts < max_attempts)::int as scheduled,
    count(*) filter (where attempts > 3 or attempts >= max_attempts)::int as failing,
    coalesce(extract(epoch from now() - min(run_at) filter (where locked_at is null and run_at <= now()
      and attempts < max_attempts and not is_behind)), 0)::float8 as oldest_seconds
  from queued group by task_identifier`
// A mail is given up after two days, so those before a week are done: the index on the day finds the others.
const mailStatement = `
  select count(*)::int as waiting, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest_seconds
  from mails where sent_at is null and given_up_at is null and created_at > now() - interval '7 days'`

export interface MetricsStore {
  readonly readQueue: () => Promise<QueueState[]>
  readonly readMails: () => Promise<MailState>
}

export function openMetricsStore({ pool }: Pick<Database, 'pool'>): MetricsStore {
  return {
    readQueue: async () => (await pool.query<QueueState>(queueStatement)).rows,
    async readMails() {
      const { rows } = await pool.query<MailState>(mailStatement)
      return rows[0] ?? { waiting: 0, oldest_seconds: 0 }
    },
  }
}
