import type { Member } from '@homeyield/domain/membership/permissions'

/** Who a token names: the account, its session, what decides over what it may do, and the token that was sent. */
export interface Identified extends Member {
  readonly accountId: string
  readonly sessionId: string
  /** Milliseconds since 1970. */
  readonly tokenIssuedAt: number
  readonly tokenExpiresAt: number
}

/** Who calls without being signed in: all that is known is the network address (see `networkOf`). */
export interface Visitor {
  readonly address: string
}

/** Who is signed in and calls. */
export interface Viewer extends Identified, Visitor {}
