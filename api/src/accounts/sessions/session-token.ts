import * as z from 'zod/mini'
import { signedClaims } from '../../server/signed-claims.ts'

const claimsSchema = z.object({ sub: z.guid(), sid: z.guid() })

/** The claims of a session token; times in milliseconds since 1970. */
export interface SessionClaims {
  readonly accountId: string
  readonly sessionId: string
  readonly issuedAt: number
  readonly expiresAt: number
}

export interface SessionTokens {
  sign: (claims: SessionClaims) => Promise<string>
  /** The claims of our token, unexpired at `now`; null for any other text. */
  read: (token: string, now: number) => Promise<SessionClaims | null>
}

/**
 * Tokens of one installation: those of another are refused, even with the same `secret`. Those signed with a key of `before`
 * are accepted too.
 */
export function sessionTokens(secret: string, installation: string, before: readonly string[] = []): SessionTokens {
  const tokens = signedClaims(claimsSchema, `homeyield-api/${installation}`, { secret, before })
  return {
    sign: ({ accountId, sessionId, ...validity }) => tokens.sign({ sub: accountId, sid: sessionId }, validity),
    async read(token, now) {
      const found = await tokens.read(token, now)
      if (found === null) return null
      const { claims, issuedAt, expiresAt } = found
      return { accountId: claims.sub, sessionId: claims.sid, issuedAt, expiresAt }
    },
  }
}
