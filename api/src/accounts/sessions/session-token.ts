import { jwtVerify, SignJWT } from 'jose'
import { JOSEError } from 'jose/errors'
import * as z from 'zod/mini'

const ALGORITHM = 'HS256'
const ISSUER = 'homeyield'
const claimsSchema = z.object({ sub: z.guid(), sid: z.guid(), iat: z.number(), exp: z.number() })

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
 * Whether each part of a token is canonical base64url. Spare bits in the last letter and ignored padding would give a
 * token several spellings, cached and looked up separately.
 */
function isSpeltOnce(token: string): boolean {
  return token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)
}

/**
 * Tokens of one installation: those of another are refused, even with the same `secret`. Those signed with a key of `before`
 * are accepted too.
 */
export function sessionTokens(secret: string, installation: string, before: readonly string[] = []): SessionTokens {
  const audience = `homeyield-api/${installation}`
  const [key, ...earlier] = [keyOf(secret), ...before.map(keyOf)] as const
  const read = async (token: string, verifyingKey: Uint8Array, now: number): Promise<SessionClaims | null> => {
    try {
      const { payload } = await jwtVerify(token, verifyingKey, {
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
  }
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
      for (const one of [key, ...earlier]) {
        const claims = await read(token, one, now)
        if (claims !== null) return claims
      }
      return null
    },
  }
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret)
}
