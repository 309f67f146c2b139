import { safeTarget, withoutPremiumPopup } from '../paths.ts'
import { storedText } from '../storage/stored-item.ts'
import { lastAccount } from './last-account.ts'

const stored = storedText('tab', 'homeyield.target')
/** The account that wanted to go there; none for a visitor. */
const storedOwner = storedText('tab', 'homeyield.target-of')

/**
 * Remembers, for this tab, where to go after signing in or upgrading; without the premium popup. The target of somebody
 * who is or was signed in is for them alone.
 */
export function rememberTarget(path: string): void {
  const [pathname = '', rest = ''] = path.split(/(?=[?#])(.*)/su)
  stored.write(withoutPremiumPopup(pathname) + rest)
  const owner = lastAccount()
  if (owner === null) storedOwner.remove()
  else storedOwner.write(owner)
}

/** Returns and forgets the target; the calculator for none, for another account's, and for an address outside the app. */
export function takeTarget(): string {
  const path = stored.read()
  const owner = storedOwner.read()
  forgetTarget()
  return safeTarget(owner === null || owner === lastAccount() ? path : null)
}

export function forgetTarget(): void {
  stored.remove()
  storedOwner.remove()
}
