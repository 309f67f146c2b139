import type { Database } from '@homeyield/database/connection'
import { mails } from '@homeyield/database/tables'
import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { SEND_MAIL } from '../mail/mail-store.ts'
import type { AdminChange } from './admin-session.ts'

export const MAIL_STATES = ['waiting', 'given-up', 'sent', 'all'] as const
export type MailState = (typeof MAIL_STATES)[number]

const WITH_STATE: Readonly<Record<MailState, SQL | undefined>> = {
  waiting: and(isNull(mails.sent_at), isNull(mails.given_up_at)),
  'given-up': isNotNull(mails.given_up_at),
  sent: isNotNull(mails.sent_at),
  all: undefined,
}

const columns = {
  id: mails.id,
  account_id: mails.account_id,
  kind: mails.kind,
  recipient: mails.recipient,
  created_at: mails.created_at,
  sent_at: mails.sent_at,
  given_up_at: mails.given_up_at,
  tries: mails.tries,
  last_problem: mails.last_problem,
}

export function openMailList({ db }: Pick<Database, 'db'>) {
  return {
    /** The newest first, without their contents. */
    list: (state: MailState, accountId: string | null, limit: number) =>
      db
        .select(columns)
        .from(mails)
        .where(and(WITH_STATE[state], accountId === null ? undefined : eq(mails.account_id, accountId)))
        .orderBy(desc(mails.created_at), desc(mails.id))
        .limit(limit),
    find: async (id: string) => (await db.select(columns).from(mails).where(eq(mails.id, id)))[0] ?? null,
  }
}

/** Lets the job of a waiting mail run at once; false when it has none, or is running. */
export async function hurryMail(client: AdminChange['client'], id: string): Promise<boolean> {
  const { rows } = await client.query(
    `select graphile_worker.reschedule_jobs(array_agg(jobs.id), run_at := now(), attempts := 0)
    from graphile_worker._private_jobs as jobs join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where tasks.identifier = $1 and jobs.payload ->> 'mail' = $2 and jobs.locked_at is null
    having count(*) > 0`,
    [SEND_MAIL, id],
  )
  return rows.length > 0
}
