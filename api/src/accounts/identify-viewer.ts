import type { Identified } from '../server/viewer.ts'
import type { SessionDeps } from './begin-session.ts'
import { isPremiumAt } from './present-account.ts'

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
