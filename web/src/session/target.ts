import { safeTarget, withoutPremiumPopup } from '../paths.ts'

const KEY = 'homeyield.target'

let heldInMemory: string | null = null

/**
 * Remembers where a person wanted to go before they had to sign in or upgrade, for this tab. The premium popup over a page
 * is not a place to come back to. Source: decisions section 5.
 */
export function rememberTarget(path: string): void {
  const [pathname = '', rest = ''] = path.split(/(?=[?#])(.*)/su)
  heldInMemory = withoutPremiumPopup(pathname) + rest
  try {
    sessionStorage.setItem(KEY, heldInMemory)
  } catch {
    // Storage is switched off: the target lives as long as the page.
  }
}

/** The remembered target, or the calculator; it is forgotten thereby. Never an address outside the app. */
export function takeTarget(): string {
  const target = read()
  forgetTarget()
  return safeTarget(target)
}

/** Forgets the remembered target. */
export function forgetTarget(): void {
  heldInMemory = null
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was stored.
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? heldInMemory
  } catch {
    return heldInMemory
  }
}
