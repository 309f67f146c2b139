import { recordOrEmpty } from '@homeyield/domain/records/is-record'
export interface TokenClaims {
  /** Empty when the token has none. */
  readonly accountId: string
  /** Milliseconds since 1970; 0 for an unreadable token. */
  readonly expiresAt: number
}

/** The claims of a token, unverified: the server verifies them. */
export function claimsOf(token: string): TokenClaims {
  const { sub, exp } = payloadOf(token)
  return { accountId: typeof sub === 'string' ? sub : '', expiresAt: typeof exp === 'number' ? exp * 1000 : 0 }
}

/** What a token has, unverified; nothing of an unreadable one. */
export function payloadOf(token: string): Readonly<Record<string, unknown>> {
  try {
    const payload = token.split('.')[1] ?? ''
    return recordOrEmpty(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))))
  } catch {
    return {}
  }
}
