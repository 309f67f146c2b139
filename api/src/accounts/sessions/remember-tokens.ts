import type { SessionClaims, SessionTokens } from './session-token.ts'

// About 40 megabytes at most. Beyond it, the tokens used longest ago are verified again.
const MAX_REMEMBERED = 50_000

/**
 * Caches verified signatures: a browser sends the same token with every request, and verifying takes a fifth of the
 * time of a list. Expiry is checked each time; revocation is checked in the database.
 */
export function rememberTokens(tokens: SessionTokens): SessionTokens {
  const remembered = new Map<string, SessionClaims>()
  return {
    sign: tokens.sign,
    async read(token, now) {
      const known = remembered.get(token)
      remembered.delete(token)
      if (known !== undefined && known.expiresAt > now) {
        // Re-inserted at the end, so that the first entry is the one used longest ago.
        remembered.set(token, known)
        return known
      }
      const claims = await tokens.read(token, now)
      if (claims === null) return null
      const [oldest] = remembered.keys()
      if (remembered.size >= MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
      remembered.set(token, claims)
      return claims
    },
  }
}
