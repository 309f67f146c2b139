import { jwtVerify, SignJWT } from 'jose'
import { JOSEError } from 'jose/errors'
import * as z from 'zod/mini'

const ALGORITHM = 'HS256'
const ISSUER = 'homeyield'
const claimsSchema = z.object({ sub: z.guid(), sid: z.guid(), iat: z.number(), exp: z.number() })

/** What a session token says; times in milliseconds since 1970. */
export interface SessionClaims {
  readonly accountId: string
  readonly sessionId: string
  readonly issuedAt: number
  readonly expiresAt: number
}

/** Signs and reads the tokens that name sessions. */
export interface SessionTokens {
  sign: (claims: SessionClaims) => Promise<string>
  /** The claims of a token of ours that has not expired at `now`; null for any other text. */
  read: (token: string, now: number) => Promise<SessionClaims | null>
}

/**
 * Whether each part of a token is written as base64url writes it. The last letter of a part holds bits that say nothing, and
 * readers pass over padding: a token has other spellings, which would be remembered and looked up as others.
 */
function isSpeltOnce(token: string): boolean {
  return token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)
}

/**
 * Tokens signed with `secret`, by the one algorithm that is accepted, for one installation: another's are not ours, even were
 * the secret the same. Source: decisions section 4.
 */
export function sessionTokens(secret: string, installation: string): SessionTokens {
  const audience = `homeyield-api/${installation}`
  const key = new TextEncoder().encode(secret)
  return {
    sign: ({ accountId, sessionId, issuedAt, expiresAt }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(audience)
        .setSubject(accountId)
        .setIssuedAt(Math.floor(issuedAt / 1000))
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .sign(key),
    async read(token, now) {
      if (!isSpeltOnce(token)) return null
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience,
          currentDate: new Date(now),
        })
        const { success, data } = claimsSchema.safeParse(payload)
        if (!success) return null
        return { accountId: data.sub, sessionId: data.sid, issuedAt: data.iat * 1000, expiresAt: data.exp * 1000 }
      } catch (error) {
        if (error instanceof JOSEError) return null
        throw error
      }
    },
  }
}
