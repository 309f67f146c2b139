import { storedText } from './stored-item.ts'
import { claimsOf } from './token-claims.ts'

/** The session token. Source: decisions section 4. */
const stored = storedText('browser', 'homeyield.token')

/** Whose session was over without their asking, until somebody signs in or it is left by choice, here or in another tab. */
let endedOwner: string | null = null

/** The stored token, or null. */
export function readToken(): string | null {
  const token = stored.read()
  // A header cannot carry anything else, and no token of ours holds it.
  return token !== null && /^[\w.-]+$/u.test(token) ? token : null
}

/** Stores a token, or removes it with null. */
export function storeToken(token: string | null): void {
  endedOwner = null
  if (token === null) stored.remove()
  else stored.write(token)
}

/** Calls back when the token changes, in this tab or (`elsewhere`) in another. */
export function onTokenChange(listener: (elsewhere: boolean) => void): () => void {
  return stored.subscribe((elsewhere) => {
    if (elsewhere) endedOwner = null
    listener(elsewhere)
  })
}

/** Forgets a token whose time has passed. Source: specification section 4, "Login". */
export function endExpired(): void {
  const token = readToken()
  if (token !== null && claimsOf(token).expiresAt <= Date.now()) endSession()
}

/** Forgets the token of a session that is over, which nobody asked for: an answer under way is still for whoever asked. */
export function endSession(): void {
  const owner = ownerOf(readToken())
  storeToken(null)
  endedOwner = owner
}

/** Whose a token is; null for nobody. It stays when the token is replaced, by a new session of the same account too. */
export function ownerOf(token: string | null): string | null {
  return token === null ? null : claimsOf(token).accountId
}

/** Whether an answer for `owner` (null for nobody) may be handed over here: they are signed in, or their session ended unasked. */
export function mayReceive(owner: string | null): boolean {
  const current = ownerOf(readToken())
  return current === owner || (current === null && owner === endedOwner)
}
