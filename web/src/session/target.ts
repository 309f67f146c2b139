import { safeTarget, withoutPremiumPopup } from '../paths.ts'
import { storedText } from '../storage/stored-item.ts'
import { lastAccount } from './last-account.ts'

const stored = storedText('tab', 'homeyield.target')
/** Who wanted to go there; nobody for a visitor, who may be anybody. */
const storedOwner = storedText('tab', 'homeyield.target-of')

/**
 * Remembers where a person wanted to go before they had to sign in or upgrade, for this tab. The premium popup over a page
 * is not a place to come back to. Where somebody who is or was signed in wanted to go is for them alone. Source: decisions
 * section 5.
 */
export function rememberTarget(path: string): void {
  const [pathname = '', rest = ''] = path.split(/(?=[?#])(.*)/su)
  stored.write(withoutPremiumPopup(pathname) + rest)
  const owner = lastAccount()
  if (owner === null) storedOwner.remove()
  else storedOwner.write(owner)
}

/**
 * The remembered target, or the calculator, where it was somebody else's too; it is forgotten thereby. Never an address
 * outside the app.
 */
export function takeTarget(): string {
  const path = stored.read()
  const owner = storedOwner.read()
  forgetTarget()
  return safeTarget(owner === null || owner === lastAccount() ? path : null)
}

/** Forgets the remembered target. */
export function forgetTarget(): void {
  stored.remove()
  storedOwner.remove()
}
