import { useSyncExternalStore } from 'react'
import type { DataRouter } from 'react-router'
import { call } from '../api-client/call.ts'
import { queryClient } from '../api-client/query-client.ts'
import { forgetUnsavedInput } from './unsaved-input.ts'
import { forgetLastAccount } from './last-account.ts'
import { forgetTarget } from './target.ts'
import { claimsOf } from '../storage/token-claims.ts'
import { storedKeys, storedText } from '../storage/stored-item.ts'
import { endExpired, onTokenChange, readToken, storeToken } from '../storage/token-store.ts'
import { forgetTriedFigures } from './tried-figures.ts'

/** Whether a token is stored and has not expired. */
export function isSignedIn(): boolean {
  endExpired()
  return readToken() !== null
}

/** The same as a hook, for all tabs. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(onTokenChange, hasToken, () => false)
}

function hasToken(): boolean {
  return currentAccount() !== null
}

/** The id of the signed-in account, which outlives a change of email; null for nobody. */
export function currentAccount(): string | null {
  const { accountId, expiresAt } = claimsOf(readToken() ?? '')
  return expiresAt > Date.now() ? accountId : null
}

/** How the keys begin under which responses are cached for offline use. */
export const CACHE_PREFIX = 'homeyield.cached-'

/** The cache of the estimates for use without a connection (stored-rents.ts). */
export const STORED_RENTS = 'homeyield-stored-rents'

const PRESSABLE = 'a, button, summary'

/**
 * Ends an expired session at the next navigation or button press outside a form, so that nobody is interrupted while
 * typing. A request ends it too (api-client/call.ts).
 */
export function followExpiry(router: Pick<DataRouter, 'subscribe'>): void {
  router.subscribe(endExpired)
  document.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest(PRESSABLE) : null
      if (pressed && !pressed.closest('form')) endExpired()
    },
    { capture: true },
  )
}

/** Signs out: revokes the session if the server can be reached, and clears its data here. */
export async function signOut(): Promise<void> {
  const revoked = call('signOut', {}).catch(() => undefined)
  forgetSession()
  await revoked
}

/** Clears the token and everything of the account in this tab, without asking the server. */
export function forgetSession(): void {
  byUser = true
  forgetTarget()
  forgetUnsavedInput()
  forgetTriedFigures()
  // Public pages do not load what else would remove them.
  for (const key of storedKeys('browser', CACHE_PREFIX)) storedText('browser', key).remove()
  if ('caches' in window) void caches.delete(STORED_RENTS)
  storeToken(null)
  forgetLastAccount()
  queryClient.clear()
}

/** Whether the last session of this tab was ended here by the person. Whatever ended it then navigates too. */
export function signedOutByUser(): boolean {
  return byUser
}

let byUser = false

/** Whether this page, restored from the back/forward cache, belongs to another account than the one signed in now. */
export function hasAccountChanged(): boolean {
  return currentAccount() !== shownAccount
}

/** The account whose data this page shows. */
let shownAccount = currentAccount()
// The next account, in this tab or another, must not see its data.
onTokenChange((elsewhere) => {
  const account = currentAccount()
  if (account !== null) byUser = false
  if (shownAccount !== null && account !== shownAccount) {
    queryClient.clear()
    // This tab shows the earlier account's data, and would send it to the new account.
    if (elsewhere && account !== null) window.location.reload()
  }
  shownAccount = account
})
