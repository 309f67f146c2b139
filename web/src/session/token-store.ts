/** Where the session token is kept. Source: decisions section 4. */
const KEY = 'homeyield.token'

type Listener = () => void
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

/** Stores a token, or forgets it with null, and tells whoever listens. */
export function storeToken(token: string | null): void {
  heldInMemory = token
  try {
    if (token === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, token)
  } catch {
    // Storage is switched off: the token lives in memory until the page is left.
  }
  for (const listener of listeners) listener()
}

/** Calls back when the token changes, in this tab or another. */
export function onTokenChange(listener: Listener): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) {
      heldInMemory = event.newValue
      listener()
    }
  }
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}

/** When the token stops being good, in milliseconds since 1970; 0 for a token that cannot be read. */
export function expiryOf(token: string): number {
  try {
    const payload = token.split('.')[1] ?? ''
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown }
    return typeof exp === 'number' ? exp * 1000 : 0
  } catch {
    return 0
  }
}
