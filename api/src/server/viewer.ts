import type { KeyScope } from '@homeyield/contract/key-scope'
import type { Member } from '@homeyield/domain/membership/permissions'

/** The account of a session's token or of an API key, and its permissions. */
export interface Identified extends Member {
  readonly accountId: string
  /** Null for a key. */
  readonly session: ViewerSession | null
  /** What a key may do; null for a session, which may make every call. */
  readonly scopes: readonly KeyScope[] | null
}

export interface ViewerSession {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly tokenIssuedAt: number
  readonly tokenExpiresAt: number
}

/** An unauthenticated caller, of whom only the network address is known (see `networkOf`). */
export interface Visitor {
  readonly address: string
}

export interface Viewer extends Identified, Visitor {}
