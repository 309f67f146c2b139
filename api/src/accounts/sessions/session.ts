import { badCredentials } from '../account-problems.ts'
import type { PasswordHolder, SessionStore } from './session-store.ts'
import type { SessionTokens } from './session-token.ts'
import type { Viewer, Identified } from '../../server/viewer.ts'
import { isPremiumAt } from '../present-account.ts'

/** What beginning and prolonging sessions needs. */
export interface SessionDeps {
  readonly sessions: SessionStore
  readonly tokens: SessionTokens
  readonly sessionDays: number
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const DAY = 24 * 60 * 60 * 1000

/**
 * Begins a session of an account and answers the token that names it. Throws the refusal of a wrong password when the account
 * has got another one meanwhile. Source: decisions section 4.
 */
export async function beginSession(deps: SessionDeps, account: PasswordHolder): Promise<string> {
  const issuedAt = deps.now()
  const expiresAt = issuedAt + deps.sessionDays * DAY
  const sessionId = await deps.sessions.begin(account, new Date(expiresAt))
  if (sessionId === null) throw badCredentials()
  return deps.tokens.sign({ accountId: account.id, sessionId, issuedAt, expiresAt })
}

/**
 * Prolongs a session by its full length from now and answers a new token for it. The session stays the same, so that
 * signing out revokes the old token with the new. Source: decisions section 1, GET /account.
 */
export async function prolongSession(
  deps: SessionDeps,
  { accountId, sessionId }: { readonly accountId: string; readonly sessionId: string },
): Promise<string> {
  const issuedAt = deps.now()
  const expiresAt = issuedAt + deps.sessionDays * DAY
  await deps.sessions.extend(sessionId, new Date(expiresAt))
  return deps.tokens.sign({ accountId, sessionId, issuedAt, expiresAt })
}

/** Revokes the session (decisions section 1, POST /account/sign_out): every token that names it stops working at once. */
export function signOut({ sessions, now }: Pick<SessionDeps, 'sessions' | 'now'>) {
  return (viewer: Viewer): Promise<void> => sessions.revoke(viewer.sessionId, new Date(now()))
}

/**
 * Finds who a token names: its signature and expiry are checked, then that its session is neither revoked nor over. Null for
 * any other text. Source: decisions section 4.
 */
export function identifyViewer({ sessions, tokens, now }: Omit<SessionDeps, 'sessionDays'>) {
  return async (token: string): Promise<Identified | null> => {
    const time = now()
    const claims = await tokens.read(token, time)
    if (claims === null) return null
    const { accountId, sessionId, issuedAt, expiresAt } = claims
    const session = await sessions.findLive(sessionId, accountId, new Date(time))
    if (session === null) return null
    return {
      accountId,
      sessionId,
      tokenIssuedAt: issuedAt,
      tokenExpiresAt: expiresAt,
      premium: isPremiumAt(time, session),
      is_property_professional: session.is_property_professional,
      email_confirmed: session.email_confirmed,
    }
  }
}
