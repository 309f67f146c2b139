/** Where the session token is kept. Source: decisions section 4. */
const KEY = 'homeyield.token'

/** Hears that the token has changed, and whether in another tab. */
type Listener = (elsewhere: boolean) => void
const listeners = new Set<Listener>()

/** The stored token, or null. A browser that refuses storage keeps it for the life of the page. */
export function readToken(): string | null {
  try {
    const stored = localStorage.getItem(KEY) ?? heldInMemory
    // A header cannot carry anything else, and no token of ours holds it.
    return stored !== null && /^[\w.-]+$/u.test(stored) ? stored : null
  } catch {
    return heldInMemory
  }
}

let heldInMemory: string | null = null
/** Whose session was over without their asking, until somebody signs in or it is left by choice, here or in another tab. */
let endedUnasked: string | null = null

/** Stores a token, or forgets it with null, and tells whoever listens. */
export function storeToken(token: string | null): void {
  endedUnasked = null
  heldInMemory = token
  try {
    if (token === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, token)
  } catch {
    // Storage is switched off: the token lives in memory until the page is left.
  }
  for (const listener of listeners) listener(false)
}

/** Calls back when the token changes, in this tab or another. */
export function onTokenChange(listener: Listener): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) {
      heldInMemory = event.newValue
      endedUnasked = null
      listener(true)
    }
  }
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
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
  endedUnasked = owner
}

/** Whose a token is; null for nobody. It stays when the token is replaced, by a new session of the same account too. */
export function ownerOf(token: string | null): string | null {
  return token === null ? null : claimsOf(token).accountId
}

/** Whether an answer for `owner` (null for nobody) may be handed over here: they are signed in, or their session ended unasked. */
export function isStillFor(owner: string | null): boolean {
  const current = ownerOf(readToken())
  return current === owner || (current === null && owner === endedUnasked)
}

/** What the browser reads in a token. */
export interface TokenClaims {
  /** Whose it is; an empty text for a token that does not say. */
  readonly accountId: string
  /** When it stops being good, in milliseconds since 1970; 0 for a token that cannot be read. */
  readonly expiresAt: number
}

/** What a token says of itself. Nothing here is checked: that is the server's to do. */
export function claimsOf(token: string): TokenClaims {
  try {
    const payload = token.split('.')[1] ?? ''
    const { sub, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>
    return { accountId: typeof sub === 'string' ? sub : '', expiresAt: typeof exp === 'number' ? exp * 1000 : 0 }
  } catch {
    return { accountId: '', expiresAt: 0 }
  }
}
