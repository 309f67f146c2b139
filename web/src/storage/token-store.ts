import { storedText } from './stored-item.ts'
import { claimsOf } from './token-claims.ts'

/** The session token. */
const stored = storedText('browser', 'homeyield.token')

/** The account whose session ended without signing out, until somebody signs in or out, here or in another tab. */
let endedOwner: string | null = null

/** The token that this page used last. Removing it by hand, in the browser's tools, tells nobody here. */
let lastUsed: string | null = null

export function readToken(): string | null {
  const token = stored.read()
  // Only these characters occur in our tokens and are safe in a header.
  return token !== null && /^[\w.-]+$/u.test(token) ? token : null
}

export function storeToken(token: string | null): void {
  endedOwner = null
  lastUsed = token
  if (token === null) stored.remove()
  else stored.write(token)
}

/** Calls back when the token changes, with `elsewhere` when another tab changed it. Returns how to stop. */
export function onTokenChange(listener: (elsewhere: boolean) => void): () => void {
  return stored.subscribe((elsewhere) => {
    if (elsewhere) endedOwner = lastUsed = null
    listener(elsewhere)
  })
}

/** Ends the session of a token that has expired or was removed by hand. */
export function endExpired(): void {
  const token = readToken()
  if (token === null ? lastUsed !== null : claimsOf(token).expiresAt <= Date.now()) endSession()
  else lastUsed = token
}

/** Removes the token of a session that ended by itself. Responses for its account are still delivered. */
export function endSession(): void {
  const owner = ownerOf(readToken() ?? lastUsed)
  storeToken(null)
  endedOwner = owner
}

/** The account of a token, which stays the same across sessions; null for no token. */
export function ownerOf(token: string | null): string | null {
  return token === null ? null : claimsOf(token).accountId
}

/**
 * Whether a response for `owner` (null for a visitor) may be used here: that account is signed in, or its session
 * ended by itself.
 */
export function mayReceive(owner: string | null): boolean {
  const current = ownerOf(readToken())
  return current === owner || (current === null && owner === endedOwner)
}
