import { claimsOf } from '../storage/token-claims.ts'
import { onTokenChange, readToken } from '../storage/token-store.ts'

let last = accountOf(readToken())
onTokenChange(() => {
  last = accountOf(readToken()) ?? last
})

/**
 * Whose session this page has, or had until it ran out, was revoked or was ended in another tab; null once somebody signed out
 * here, or for a visitor.
 */
export function lastAccount(): string | null {
  return last
}

/** Forgets whose session it was: what comes now is anybody's. */
export function forgetLastAccount(): void {
  last = null
}

function accountOf(token: string | null): string | null {
  return claimsOf(token ?? '').accountId || null
}
