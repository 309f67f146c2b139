import type { Database } from '@homeyield/database/connection'
import { sessions } from '@homeyield/database/tables'
import { eq } from 'drizzle-orm'

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
  /** Begins a session and answers its id. */
  begin: (accountId: string, expiresAt: Date) => Promise<string>
  extend: (sessionId: string, expiresAt: Date) => Promise<void>
  revoke: (sessionId: string, now: Date) => Promise<void>
}

// Every signed-in request asks this, so it is one statement, prepared once a connection.
const liveStatement = `
  select accounts.email_confirmed_at is not null as email_confirmed, accounts.is_property_professional,
    subscriptions.status, subscriptions.past_due_since
  from sessions
  join accounts on accounts.id = sessions.account_id
  left join subscriptions on subscriptions.account_id = accounts.id
  where sessions.id = $1 and sessions.account_id = $2 and sessions.revoked_at is null and sessions.expires_at > $3`

/** The sessions' questions, put to a database. */
export function openSessionStore({ pool, db }: Pick<Database, 'pool' | 'db'>): SessionStore {
  return {
    async findLive(sessionId, accountId, now) {
      const query = { name: 'live_session', text: liveStatement, values: [sessionId, accountId, now] }
      return (await pool.query<SessionRecord>(query)).rows[0] ?? null
    },
    async begin(accountId, expiresAt) {
      const begun = await db
        .insert(sessions)
        .values({ account_id: accountId, expires_at: expiresAt })
        .returning({ id: sessions.id })
      const [session] = begun
      if (session === undefined) throw new Error('The database kept no session')
      return session.id
    },
    async extend(sessionId, expiresAt) {
      await db.update(sessions).set({ expires_at: expiresAt }).where(eq(sessions.id, sessionId))
    },
    async revoke(sessionId, now) {
      await db.update(sessions).set({ revoked_at: now }).where(eq(sessions.id, sessionId))
    },
  }
}
