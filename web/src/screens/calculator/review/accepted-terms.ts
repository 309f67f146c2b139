import { useSyncExternalStore } from 'react'
import { currentAccount } from '../../../session/session.ts'
import { storedJson } from '../../../storage/stored-item.ts'

interface Terms {
  readonly account: string | null
  readonly accepted: boolean
}

const stored = storedJson('browser', 'homeyield.terms', (kept): Terms | null => {
  const { account, accepted } = kept as Partial<Terms>
  return account !== undefined && typeof accepted === 'boolean' ? { account, accepted } : null
})

/**
 * Remembers on this device whether the account that is signed in accepts the terms of an estimate, so that a reload does not ask
 * again. The server keeps when they were accepted. Source: decisions section 3, "Professional".
 */
export function setTermsAccepted(accepted: boolean): void {
  stored.write({ account: currentAccount(), accepted })
}

/** Whether the terms are accepted. Without a word about it, whoever has saved an estimate before accepted them then. */
export function termsAccepted(savedBefore: boolean): boolean {
  const terms = stored.read()
  return terms !== null && terms.account === currentAccount() ? terms.accepted : savedBefore
}

/** The same, followed. */
export function useTermsAccepted(savedBefore: boolean): boolean {
  return useSyncExternalStore(stored.subscribe, () => termsAccepted(savedBefore))
}
