import { jwtVerify, SignJWT } from 'jose'
import { JOSEError } from 'jose/errors'
import * as z from 'zod/mini'

const ALGORITHM = 'HS256'
const ISSUER = 'homeyield'
const times = z.object({ iat: z.number(), exp: z.number() })

/** When a token was issued and expires, in milliseconds since 1970. */
export interface Validity {
  readonly issuedAt: number
  readonly expiresAt: number
}

export interface SignedClaims<Claims> {
  readonly sign: (claims: Claims, validity: Validity) => Promise<string>
  /** The claims of our token, unexpired at `now`; null for any other text. */
  readonly read: (token: string, now: number) => Promise<(Validity & { readonly claims: Claims }) | null>
}

interface SigningKeys {
  readonly secret: string
  /** Tokens signed with these are accepted too. */
  readonly before: readonly string[]
}

/** JSON Web Tokens with the claims of `schema`. Those for another `audience` are refused, even with the same secret. */
export function signedClaims<Claims extends Record<string, unknown>>(
  schema: z.ZodMiniType<Claims>,
  audience: string,
  { secret, before }: SigningKeys,
): SignedClaims<Claims> {
  const [key, ...earlier] = [keyOf(secret), ...before.map(keyOf)] as const
  const read = async (token: string, verifyingKey: Uint8Array, now: number) => {
    try {
      const { payload } = await jwtVerify(token, verifyingKey, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience,
        currentDate: new Date(now),
      })
      const [claims, given] = [z.safeParse(schema, payload), z.safeParse(times, payload)]
      if (!claims.success || !given.success) return null
      return { claims: claims.data, issuedAt: given.data.iat * 1000, expiresAt: given.data.exp * 1000 }
    } catch (error) {
      if (error instanceof JOSEError) return null
      throw error
    }
  }
  return {
    sign: (claims, { issuedAt, expiresAt }) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(audience)
        .setIssuedAt(Math.floor(issuedAt / 1000))
        .setExpirationTime(Math.floor(expiresAt / 1000))
        .sign(key),
    async read(token, now) {
      if (!isSpeltOnce(token)) return null
      for (const one of [key, ...earlier]) {
        const found = await read(token, one, now)
        if (found !== null) return found
      }
      return null
    },
  }
}

/**
 * Whether each part of a token is canonical base64url. Spare bits in the last letter and ignored padding would give a
 * token several spellings, cached and looked up separately.
 */
function isSpeltOnce(token: string): boolean {
  return token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part)
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret)
}
