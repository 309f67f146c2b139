import type { Database, Transaction } from '@homeyield/database/connection'
import { sessions } from '@homeyield/database/tables'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'

/** What a live session tells of its account. */
export interface SessionRecord {
  readonly email_confirmed: boolean
  readonly is_property_professional: boolean
  /** The subscription's status, null for an account without one. */
  readonly status: string | null
  readonly past_due_since: Date | null
}

/** What is asked of the database about sessions. */
export interface SessionStore {
  /** The account behind a session that is neither revoked nor expired at `now`; null otherwise. */
  findLive: (sessionId: string, accountId: string, now: Date) => Promise<SessionRecord | null>
  /**
   * Begins a session and answers its id; null when the account has another password by now, or is gone. Whoever changes
   * the password revokes the sessions that are there, so none may slip in that was opened with the old one.
   */
  begin: (account: PasswordHolder, expiresAt: Date) => Promise<string | null>
  extend: (sessionId: string, expiresAt: Date) => Promise<void>
  revoke: (sessionId: string, now: Date) => Promise<void>
  revokeAll: (accountId: string, now: Date) => Promise<void>
  /** Lets go of sessions that were over, expired or revoked, before `before`. */
  forgetOld: (before: Date) => Promise<void>
}

/** An account, and the hash of the password that opens its session. */
export interface PasswordHolder {
  readonly id: string
  readonly password_hash: string
}

type Queries = Database['db'] | Transaction

// Every signed-in request asks this, so it is one statement, prepared once a connection.
const liveStatement = `
  select accounts.email_confirmed_at is not null as email_confirmed, accounts.is_property_professional,
    subscriptions.status, subscriptions.past_due_since
  from sessions
  join accounts on accounts.id = sessions.account_id
  left join subscriptions on subscriptions.account_id = accounts.id
  where sessions.id = $1 and sessions.account_id = $2 and sessions.revoked_at is null and sessions.expires_at > $3`

/** The sessions' questions, put to a database; `db` may be a transaction, which then holds the changes. */
export function openSessionStore({ pool, db }: Pick<Database, 'pool'> & { db: Queries }): SessionStore {
  return {
    async findLive(sessionId, accountId, now) {
      const query = { name: 'live_session', text: liveStatement, values: [sessionId, accountId, now] }
      return (await pool.query<SessionRecord>(query)).rows[0] ?? null
    },
    async begin({ id, password_hash }, expiresAt) {
      // The lock makes this wait for a change of the password that is under way, and look again after it.
      const { rows } = await db.execute<{ id: string }>(sql`
        insert into sessions (account_id, expires_at)
        select id, ${expiresAt.toISOString()}::timestamptz from accounts
        where id = ${id} and password_hash = ${password_hash} for share
        returning sessions.id`)
      return rows[0]?.id ?? null
    },
    async extend(sessionId, expiresAt) {
      await db.update(sessions).set({ expires_at: expiresAt }).where(eq(sessions.id, sessionId))
    },
    async revoke(sessionId, now) {
      await db.update(sessions).set({ revoked_at: now }).where(eq(sessions.id, sessionId))
    },
    async revokeAll(accountId, now) {
      const live = and(eq(sessions.account_id, accountId), isNull(sessions.revoked_at))
      await db.update(sessions).set({ revoked_at: now }).where(live)
    },
    async forgetOld(before) {
      await db.delete(sessions).where(lt(sql`least(${sessions.expires_at}, ${sessions.revoked_at})`, before))
    },
  }
}
