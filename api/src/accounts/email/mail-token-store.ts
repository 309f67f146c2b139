import type { Database, Transaction } from '@homeyield/database/connection'
import { mail_tokens } from '@homeyield/database/tables'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'

/** A new token for a mailed link: 32 random bytes that nobody can guess, as base64url. */
export function makeMailToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token: its SHA-256, from which nobody finds the token. */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** What a mailed link is for. */
export type MailTokenPurpose = 'confirm_email' | 'reset_password'

/** Whose a token is, and the address that it was mailed to. */
export interface MailTokenRecord {
  readonly account_id: string
  readonly email: string | null
}

/** A token that is about to be mailed. */
export interface NewMailToken {
  readonly token: string
  readonly accountId: string
  readonly purpose: MailTokenPurpose
  readonly email: string
  readonly expiresAt: Date
}

/** What is asked of the database about mailed tokens, of which it holds only digests. */
export interface MailTokenStore {
  /** Keeps a token, and lets go of the account's that had expired at `now`. */
  keep: (token: NewMailToken, now: Date) => Promise<void>
  /** The token, used up or expired though it may be; null for one that was never mailed. */
  find: (token: string, purpose: MailTokenPurpose) => Promise<MailTokenRecord | null>
  /** The same, but null unless it can still be used at `now`. */
  findLive: (token: string, purpose: MailTokenPurpose, now: Date) => Promise<MailTokenRecord | null>
  /** Uses a token up; false when it is used up already or has expired. Of many at once one is told true. */
  use: (token: string, now: Date) => Promise<boolean>
  /** Uses up all tokens of an account that reset its password. */
  useUpResets: (accountId: string, now: Date) => Promise<void>
}

/** The mailed tokens' questions, put to a database or within a transaction. */
export function openMailTokenStore({ db }: { db: Database['db'] | Transaction }): MailTokenStore {
  const isToken = (token: string) => eq(mail_tokens.token_hash, digestOf(token))
  const isLive = (now: Date) => and(isNull(mail_tokens.used_at), gt(mail_tokens.expires_at, now))
  const select = () => db.select({ account_id: mail_tokens.account_id, email: mail_tokens.email }).from(mail_tokens)
  return {
    async keep({ token, accountId, purpose, email, expiresAt }, now) {
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
