import type { Database, Transaction } from '@homeyield/database/connection'
import { mail_tokens } from '@homeyield/database/tables'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { digestOf } from '../../server/random-token.ts'

export type MailTokenPurpose = 'confirm_email' | 'reset_password'

export interface MailTokenRecord {
  readonly account_id: string
  readonly email: string | null
}

export interface NewMailToken {
  readonly token: string
  readonly accountId: string
  readonly purpose: MailTokenPurpose
  readonly email: string
  readonly expiresAt: Date
}

/** Stores mailed tokens, as digests only. */
export interface MailTokenStore {
  save: (token: NewMailToken, now: Date) => Promise<void>
  /** The token, even if used up or expired; null when unknown. */
  find: (token: string, purpose: MailTokenPurpose) => Promise<MailTokenRecord | null>
  /** The token if it can still be used at `now`; otherwise null. */
  findLive: (token: string, purpose: MailTokenPurpose, now: Date) => Promise<MailTokenRecord | null>
  /** Uses up a token; false when it is used up or has expired. Of several at once, one returns true. */
  use: (token: string, now: Date) => Promise<boolean>
  useUpResets: (accountId: string, now: Date) => Promise<void>
}

export function openMailTokenStore({ db }: { db: Database['db'] | Transaction }): MailTokenStore {
  const isToken = (token: string) => eq(mail_tokens.token_hash, digestOf(token))
  const isLive = (now: Date) => and(isNull(mail_tokens.used_at), gt(mail_tokens.expires_at, now))
  const select = () => db.select({ account_id: mail_tokens.account_id, email: mail_tokens.email }).from(mail_tokens)
  return {
    async save({ token, accountId, purpose, email, expiresAt }, now) {
      await db.delete(mail_tokens).where(and(eq(mail_tokens.account_id, accountId), lte(mail_tokens.expires_at, now)))
      await db.insert(mail_tokens).values({
        token_hash: digestOf(token),
        account_id: accountId,
        purpose,
        email,
        created_at: now,
        expires_at: expiresAt,
      })
    },
    async find(token, purpose) {
      return (await select().where(and(isToken(token), eq(mail_tokens.purpose, purpose))))[0] ?? null
    },
    async findLive(token, purpose, now) {
      return (await select().where(and(isToken(token), eq(mail_tokens.purpose, purpose), isLive(now))))[0] ?? null
    },
    async use(token, now) {
      const used = await db
        .update(mail_tokens)
        .set({ used_at: now })
        .where(and(isToken(token), isLive(now)))
        .returning({ purpose: mail_tokens.purpose })
      return used.length > 0
    },
    async useUpResets(accountId, now) {
      await db
        .update(mail_tokens)
        .set({ used_at: now })
        .where(
          and(
            eq(mail_tokens.account_id, accountId),
            eq(mail_tokens.purpose, 'reset_password'),
            isNull(mail_tokens.used_at),
          ),
        )
    },
  }
}
