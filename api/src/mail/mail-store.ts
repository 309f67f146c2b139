import type { Database, Transaction } from '@homeyield/database/connection'
import { accounts, mail_tokens, mails } from '@homeyield/database/tables'
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { URGENT } from '../queue/queue-task.ts'
import { type Mail, TO_OTHERS } from './mail.ts'
import { randomUUID } from 'node:crypto'

export const SEND_MAIL = 'send_mail'

// We give up by a mail's age. The queue also counts tries cut short by a crash, which must not end the job.
const MAX_QUEUE_ATTEMPTS = 1000

export interface PostedMail {
  readonly id: string
  readonly messageId: string
  readonly mail: Mail
}

export interface UnsentMail extends PostedMail {
  readonly postedAt: Date
  /** Whether an operator has locked its account since. */
  readonly isLocked: boolean
}

export interface MailStore {
  post: (posted: PostedMail) => Promise<void>
  findUnsent: (id: string) => Promise<UnsentMail | null>
  markSent: (id: string, now: Date) => Promise<void>
  /** Stores why a try failed: a sentence without personal data. */
  noteProblem: (id: string, problem: string) => Promise<void>
  giveUp: (id: string, problem: string, now: Date) => Promise<void>
  detachNotices: (accountId: string) => Promise<void>
  /**
   * Deletes the recipients of mails that were sent or given up before `before`, those mails whose account is deleted,
   * and tokens that had expired at `now`.
   */
  forgetOld: (before: Date, now: Date) => Promise<void>
}

const FORGOTTEN = { data: {} }

export function openMailStore({ db }: { db: Database['db'] | Transaction }): MailStore {
  const isUnsent = (id: string) => and(eq(mails.id, id), isNull(mails.sent_at), isNull(mails.given_up_at))
  const oneMore = { tries: sql`${mails.tries} + 1` }
  return {
    async post({ id, messageId, mail: { kind, accountId, to, data } }) {
      const queue = TO_OTHERS.has(kind) ? `documents_${Number(`0x${id.at(-1)}`) % 2}` : null
      // One statement, so that neither exists without the other, even without a transaction of the caller.
      await db.execute(sql`
        with stored as (
          insert into mails (id, account_id, kind, recipient, data, message_id)
          values (${id}, ${accountId}, ${kind}, ${to}, ${JSON.stringify(data)}::jsonb, ${messageId})
          on conflict (id) do nothing returning id
        )
        select graphile_worker.add_job(${SEND_MAIL}, json_build_object('mail', stored.id),
          queue_name := ${queue}, max_attempts := ${MAX_QUEUE_ATTEMPTS}, priority := ${URGENT})
        from stored`)
    },
    async findUnsent(id) {
      const [found] = await db
        .select({ row: mails, locked_at: accounts.locked_at })
        .from(mails)
        .leftJoin(accounts, eq(accounts.id, mails.account_id))
        .where(isUnsent(id))
      if (found === undefined) return null
      const { row, locked_at } = found
      const mail = { kind: row.kind, accountId: row.account_id, to: row.recipient, data: row.data } as Mail
      return { id, messageId: row.message_id, postedAt: row.created_at, isLocked: locked_at !== null, mail }
    },
    async markSent(id, now) {
      await db
        .update(mails)
        .set({ sent_at: now, last_problem: null, ...oneMore, ...FORGOTTEN })
        .where(isUnsent(id))
    },
    async noteProblem(id, problem) {
      await db
        .update(mails)
        .set({ last_problem: problem, ...oneMore })
        .where(isUnsent(id))
    },
    async giveUp(id, problem, now) {
      await db
        .update(mails)
        .set({ given_up_at: now, last_problem: problem, ...oneMore, ...FORGOTTEN })
        .where(isUnsent(id))
    },
    async detachNotices(accountId) {
      const isNotice = inArray(mails.kind, ['email_changed', 'password_changed', 'key_made'])
      const isWaiting = and(isNull(mails.sent_at), isNull(mails.given_up_at))
      await db
        .update(mails)
        .set({ account_id: null })
        .where(and(eq(mails.account_id, accountId), isNotice, isWaiting))
    },
    async forgetOld(before, now) {
      // The same expression as in the index.
      const isOld = sql`coalesce(${mails.sent_at}, ${mails.given_up_at}) < ${before.toISOString()} and ${mails.recipient} <> ''`
      await db.delete(mails).where(and(isOld, isNull(mails.account_id)))
      await db
        .update(mails)
        .set({ recipient: '', ...FORGOTTEN })
        .where(isOld)
      await db.delete(mail_tokens).where(lt(mail_tokens.expires_at, now))
    },
  }
}

/**
 * Stores a mail and queues it, in the transaction that causes it. `sender` is its address, whose domain is part of the
 * Message-ID. Does nothing for an `id` already posted. Returns the mail's id.
 */
export async function postMail(
  queries: Transaction | Database['db'],
  mail: Mail,
  sender: string,
  id: string = randomUUID(),
): Promise<string> {
  const domain = sender.slice(sender.lastIndexOf('@') + 1)
  await openMailStore({ db: queries }).post({ id, messageId: `<${id}@${domain}>`, mail })
  return id
}
