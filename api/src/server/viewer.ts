import type { Member } from '@homeyield/domain/membership/permissions'

/** The account and session of a token, and its permissions. */
export interface Identified extends Member {
  readonly accountId: string
  readonly sessionId: string
  /** Milliseconds since 1970. */
  readonly tokenIssuedAt: number
  readonly tokenExpiresAt: number
}

/** An unauthenticated caller, of whom only the network address is known (see `networkOf`). */
export interface Visitor {
  readonly address: string
}

export interface Viewer extends Identified, Visitor {}
