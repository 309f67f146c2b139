import { claimsOf } from '../storage/token-claims.ts'
import { onTokenChange, readToken } from '../storage/token-store.ts'

let last = accountOf(readToken())
onTokenChange(() => {
  last = accountOf(readToken()) ?? last
})

/**
 * The account of this page's session, also after it expired, was revoked or ended in another tab. Null for a visitor
 * or after signing out here.
 */
export function lastAccount(): string | null {
  return last
}

export function forgetLastAccount(): void {
  last = null
}

function accountOf(token: string | null): string | null {
  return claimsOf(token ?? '').accountId || null
}
