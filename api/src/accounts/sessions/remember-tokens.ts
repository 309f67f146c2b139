import type { SessionClaims, SessionTokens } from './session-token.ts'

// A few megabytes at most. Beyond it the tokens seen longest ago are checked anew.
const MOST_REMEMBERED = 10_000

/**
 * The same tokens, each signature checked once: a browser sends one token with every request, and checking it would be a
 * fifth of the work of a list. Expiry is looked at each time; that a session was revoked is the database's to say.
 */
export function rememberTokens(tokens: SessionTokens): SessionTokens {
  const remembered = new Map<string, SessionClaims>()
  return {
    sign: tokens.sign,
    async read(token, now) {
      const known = remembered.get(token)
      remembered.delete(token)
      if (known !== undefined && known.expiresAt > now) {
        // Once more at the end: whose token is seen stands behind those that are not.
        remembered.set(token, known)
        return known
      }
      const claims = await tokens.read(token, now)
      if (claims === null) return null
      const [oldest] = remembered.keys()
      if (remembered.size >= MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
      remembered.set(token, claims)
      return claims
    },
  }
}
