import { badCredentials } from '../account-problems.ts'
import type { PasswordHolder, SessionStore } from './session-store.ts'
import type { SessionTokens } from './session-token.ts'
import type { Viewer, ViewerSession, Identified } from '../../server/viewer.ts'
import { isPremiumAt } from '../present-account.ts'

export interface SessionDeps {
  readonly sessions: SessionStore
  readonly tokens: SessionTokens
  readonly sessionDays: number
  readonly now: () => number
}

const DAY = 24 * 60 * 60 * 1000

/** Begins a session and returns its token. Throws the refusal of a wrong password if it has changed. */
export async function beginSession(deps: SessionDeps, account: PasswordHolder): Promise<string> {
  const issuedAt = deps.now()
  const expiresAt = issuedAt + deps.sessionDays * DAY
  const sessionId = await deps.sessions.begin(account, new Date(expiresAt))
  if (sessionId === null) throw badCredentials()
  return deps.tokens.sign({ accountId: account.id, sessionId, issuedAt, expiresAt })
}

/**
 * Extends a session by its full length and returns a new token. The session is the same, so that signing out revokes
 * both tokens.
 */
export async function prolongSession(
  deps: SessionDeps,
  accountId: string,
  { id: sessionId }: Pick<ViewerSession, 'id'>,
): Promise<string> {
  const issuedAt = deps.now()
  const expiresAt = issuedAt + deps.sessionDays * DAY
  await deps.sessions.extend(sessionId, new Date(expiresAt))
  return deps.tokens.sign({ accountId, sessionId, issuedAt, expiresAt })
}

/** Revokes the session and so all its tokens (POST /account/sign_out). */
export function signOut({ sessions, now }: Pick<SessionDeps, 'sessions' | 'now'>) {
  return async ({ session }: Viewer): Promise<void> => {
    if (session !== null) await sessions.revoke(session.id, new Date(now()))
  }
}

/** Returns a function that verifies a token and its session; null for any other text. */
export function identifyViewer({ sessions, tokens, now }: Omit<SessionDeps, 'sessionDays'>) {
  return async (token: string): Promise<Identified | null> => {
    const time = now()
    const claims = await tokens.read(token, time)
    if (claims === null) return null
    const { accountId, sessionId, issuedAt, expiresAt } = claims
    const live = await sessions.findLive(sessionId, accountId, new Date(time))
    if (live === null) return null
    return {
      accountId,
      session: { id: sessionId, tokenIssuedAt: issuedAt, tokenExpiresAt: expiresAt },
      scopes: null,
      premium: isPremiumAt(time, live),
      is_property_professional: live.is_property_professional,
      email_confirmed: live.email_confirmed,
    }
  }
}
