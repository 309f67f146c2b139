import type { Database, Transaction } from '@homeyield/database/connection'
import { sessions } from '@homeyield/database/tables'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'

export interface SessionRecord {
  readonly email_confirmed: boolean
  readonly is_property_professional: boolean
  readonly status: string | null
  readonly past_due_since: Date | null
  readonly premium_given_until: string | null
}

export interface SessionStore {
  findLive: (sessionId: string, accountId: string, now: Date) => Promise<SessionRecord | null>
  /**
   * Begins a session and returns its id; null when the password has changed since, or the account was locked or deleted. A change
   * of password revokes existing sessions, so none may begin with the old one.
   */
  begin: (account: PasswordHolder, expiresAt: Date) => Promise<string | null>
  /** The newest first. */
  listLive: (accountId: string, now: Date) => Promise<LiveSession[]>
  extend: (sessionId: string, expiresAt: Date) => Promise<void>
  revoke: (sessionId: string, now: Date) => Promise<void>
  revokeAll: (accountId: string, now: Date) => Promise<void>
  forgetOld: (before: Date) => Promise<void>
}

export interface LiveSession {
  readonly id: string
  readonly created_at: Date
  readonly expires_at: Date
}

/** An account, and the password hash that its session was opened with. */
export interface PasswordHolder {
  readonly id: string
  readonly password_hash: string
}

type Queries = Database['db'] | Transaction

// Run by every signed-in request, so one statement, prepared once for each connection.
const liveStatement = `
  select accounts.email_confirmed_at is not null as email_confirmed, accounts.is_property_professional,
    subscriptions.status, subscriptions.past_due_since, accounts.premium_given_until
  from sessions
  join accounts on accounts.id = sessions.account_id
  left join subscriptions on subscriptions.account_id = accounts.id
  where sessions.id = $1 and sessions.account_id = $2 and sessions.revoked_at is null and sessions.expires_at > $3
    and accounts.locked_at is null`

export function openSessionStore({ pool, db }: Pick<Database, 'pool'> & { db: Queries }): SessionStore {
  return {
    async findLive(sessionId, accountId, now) {
      const query = { name: 'live_session', text: liveStatement, values: [sessionId, accountId, now] }
      return (await pool.query<SessionRecord>(query)).rows[0] ?? null
    },
    async begin({ id, password_hash }, expiresAt) {
      // The lock waits for a change of the password under way, and then checks again.
      const { rows } = await db.execute<{ id: string }>(sql`
        insert into sessions (account_id, expires_at)
        select id, ${expiresAt.toISOString()}::timestamptz from accounts
        where id = ${id} and password_hash = ${password_hash} and locked_at is null for share
        returning sessions.id`)
      return rows[0]?.id ?? null
    },
    listLive: (accountId, now) =>
      db
        .select({ id: sessions.id, created_at: sessions.created_at, expires_at: sessions.expires_at })
        .from(sessions)
        .where(and(eq(sessions.account_id, accountId), isNull(sessions.revoked_at), gt(sessions.expires_at, now)))
        .orderBy(desc(sessions.created_at), sessions.id),
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
