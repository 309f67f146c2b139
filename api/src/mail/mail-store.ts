import type { Database, Transaction } from '@homeyield/database/connection'
import { mail_tokens, mails } from '@homeyield/database/tables'
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Mail } from './mail.ts'
import { randomUUID } from 'node:crypto'

/** The queue's name for the job that sends a mail. */
export const SEND_MAIL = 'send_mail'

// We give up by a mail's age. The queue counts tries that a crash cut short as well, and must not give up because of those.
const MOST_TRIES_OF_THE_QUEUE = 1000

/** A mail that is in the queue, with the Message-ID of every try. */
export interface PostedMail {
  readonly id: string
  readonly messageId: string
  readonly mail: Mail
}

/** What is asked of the database about mails. */
export interface MailStore {
  /** Keeps a mail and puts the job that sends it into the queue; both or neither, and nothing when its id was posted. */
  post: (posted: PostedMail) => Promise<void>
  /** A mail that is still to be sent, and since when; null when it was sent, given up or is gone. */
  findUnsent: (id: string) => Promise<(PostedMail & { readonly postedAt: Date }) | null>
  /** Notes that a mail was sent, and lets go of what it said. */
  markSent: (id: string, now: Date) => Promise<void>
  /** Notes why a try failed: a sentence without anything of the person. */
  noteProblem: (id: string, problem: string) => Promise<void>
  /** Notes why nobody will try again, and lets go of what the mail said. */
  giveUp: (id: string, problem: string, now: Date) => Promise<void>
  /** Takes the notices of another address or password that are still to be sent away from their account. */
  detachNotices: (accountId: string) => Promise<void>
  /**
   * Lets go of whom the mails went to that were sent or given up before `before`, of those mails altogether whose account is
   * gone, and of tokens that had expired at `now`.
   */
  forgetOld: (before: Date, now: Date) => Promise<void>
}

const FORGOTTEN = { data: {} }

/** The mails' questions, put to a database or within a transaction. */
export function openMailStore({ db }: { db: Database['db'] | Transaction }): MailStore {
  const isUnsent = (id: string) => and(eq(mails.id, id), isNull(mails.sent_at), isNull(mails.given_up_at))
  const oneMore = { tries: sql`${mails.tries} + 1` }
  return {
    async post({ id, messageId, mail: { kind, accountId, to, data } }) {
      // One statement, so that there is never the one without the other, even where the caller has no transaction.
      await db.execute(sql`
        with kept as (
          insert into mails (id, account_id, kind, recipient, data, message_id)
          values (${id}, ${accountId}, ${kind}, ${to}, ${JSON.stringify(data)}::jsonb, ${messageId})
          on conflict (id) do nothing returning id
        )
        select graphile_worker.add_job(${SEND_MAIL}, json_build_object('mail', kept.id),
          max_attempts := ${MOST_TRIES_OF_THE_QUEUE})
        from kept`)
    },
    async findUnsent(id) {
      const [row] = await db.select().from(mails).where(isUnsent(id))
      if (row === undefined) return null
      const mail = { kind: row.kind, accountId: row.account_id, to: row.recipient, data: row.data } as Mail
      return { id, messageId: row.message_id, postedAt: row.created_at, mail }
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
      const isNotice = inArray(mails.kind, ['email_changed', 'password_changed'])
      const isWaiting = and(isNull(mails.sent_at), isNull(mails.given_up_at))
      await db
        .update(mails)
        .set({ account_id: null })
        .where(and(eq(mails.account_id, accountId), isNotice, isWaiting))
    },
    async forgetOld(before, now) {
      // As the index has it.
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
 * Keeps a mail that is to be sent and puts it into the queue, in the transaction that makes it necessary: it is sent once that
 * has happened, and only then. `sender` is the address that it will come from, whose domain names it. A mail whose `id` was
 * posted before is not posted again. Answers the mail's id.
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
