import { useSyncExternalStore } from 'react'
import type { DataRouter } from 'react-router'
import { call } from '../api-client/call.ts'
import { queryClient } from '../api-client/query-client.ts'
import { forgetUnsavedInput } from './unsaved-input.ts'
import { forgetLastAccount } from './last-account.ts'
import { forgetTarget } from './target.ts'
import { claimsOf } from '../storage/token-claims.ts'
import { endExpired, onTokenChange, readToken, storeToken } from '../storage/token-store.ts'
import { forgetTriedFigures } from './tried-figures.ts'

/** Whether somebody is signed in: a token is stored and has not expired. Source: specification section 4, "Login". */
export function isSignedIn(): boolean {
  endExpired()
  return readToken() !== null
}

/** The same, followed: a component that asks is drawn again when somebody signs in or out, in any tab. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(onTokenChange, hasToken, () => false)
}

function hasToken(): boolean {
  return currentAccount() !== null
}

/** Which account is signed in, by an id that stays when its e-mail address changes; null for nobody. */
export function currentAccount(): string | null {
  const { accountId, expiresAt } = claimsOf(readToken() ?? '')
  return expiresAt > Date.now() ? accountId : null
}

/** What somebody presses outside of a form. */
const PRESSED = 'a, button, summary'

/**
 * Ends a session that has expired at the person's next navigation or press of a button outside of a form. Nobody is interrupted while
 * typing; a request ends it as well (api-client/call.ts). Source: specification section 4, "Login".
 */
export function followExpiry(router: Pick<DataRouter, 'subscribe'>): void {
  router.subscribe(endExpired)
  document.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest(PRESSED) : null
      if (pressed && !pressed.closest('form')) endExpired()
    },
    { capture: true },
  )
}

/**
 * Signs out: the session is revoked (if the server can be reached), and the token, the account and the saved calculations are
 * forgotten here.
 */
export async function signOut(): Promise<void> {
  const revoked = call('signOut', {}).catch(() => undefined)
  forgetSession()
  await revoked
}

/** Forgets the token, the account and the saved calculations; the session itself is over, or no concern of ours. */
export function forgetSession(): void {
  byUser = true
  forgetTarget()
  forgetUnsavedInput()
  forgetTriedFigures()
  storeToken(null)
  forgetLastAccount()
  queryClient.clear()
}

/**
 * Whether the last session of this tab ended because the person ended it here, rather than running out. What ended it then
 * leads on as well.
 */
export function signedOutByUser(): boolean {
  return byUser
}

let byUser = false

/** Whether another account, or nobody, is signed in by now, and this page was not told: a page that the browser keeps hears nothing. */
export function hasAccountChanged(): boolean {
  return currentAccount() !== lastAccount
}

// Whoever signs in next, in this tab or another, must not see what the last account had.
let lastAccount = currentAccount()
onTokenChange((elsewhere) => {
  const account = currentAccount()
  if (account !== null) byUser = false
  if (lastAccount !== null && account !== lastAccount) {
    queryClient.clear()
    // What this tab shows is the last account's, and what it would send would be done to the other's.
    if (elsewhere && account !== null) window.location.reload()
  }
  lastAccount = account
})
