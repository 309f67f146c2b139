import { safeTarget, withoutPremiumPopup } from '../paths.ts'
import { lastAccount } from './last-account.ts'

const KEY = 'homeyield.target'
const OWNER_KEY = 'homeyield.target-of'

interface Target {
  readonly path: string | null
  /** Who wanted to go there; null for a visitor, who may be anybody. */
  readonly owner: string | null
}

const NOWHERE: Target = { path: null, owner: null }
let heldInMemory = NOWHERE

/**
 * Remembers where a person wanted to go before they had to sign in or upgrade, for this tab. The premium popup over a page
 * is not a place to come back to. Where somebody who is or was signed in wanted to go is for them alone. Source: decisions
 * section 5.
 */
export function rememberTarget(path: string): void {
  const [pathname = '', rest = ''] = path.split(/(?=[?#])(.*)/su)
  const target = { path: withoutPremiumPopup(pathname) + rest, owner: lastAccount() }
  heldInMemory = target
  try {
    sessionStorage.setItem(KEY, target.path)
    if (target.owner === null) sessionStorage.removeItem(OWNER_KEY)
    else sessionStorage.setItem(OWNER_KEY, target.owner)
  } catch {
    // Storage is switched off: the target lives as long as the page.
  }
}

/**
 * The remembered target, or the calculator, where it was somebody else's too; it is forgotten thereby. Never an address
 * outside the app.
 */
export function takeTarget(): string {
  const { path, owner } = read()
  forgetTarget()
  return safeTarget(owner === null || owner === lastAccount() ? path : null)
}

/** Forgets the remembered target. */
export function forgetTarget(): void {
  heldInMemory = NOWHERE
  try {
    sessionStorage.removeItem(KEY)
    sessionStorage.removeItem(OWNER_KEY)
  } catch {
    // Nothing was stored.
  }
}

function read(): Target {
  try {
    const path = sessionStorage.getItem(KEY)
    return path === null ? heldInMemory : { path, owner: sessionStorage.getItem(OWNER_KEY) }
  } catch {
    return heldInMemory
  }
}
