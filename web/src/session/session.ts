import { useSyncExternalStore } from 'react'
import { endpoints } from '@homeyield/contract/endpoints'
import { call } from '../requests/call.ts'
import { queryClient } from '../requests/query-client.ts'
import { forgetTarget } from './target.ts'
import { expiryOf, onTokenChange, readToken, storeToken } from './token-store.ts'

/** Whether somebody is signed in: a token is stored and has not expired. Source: specification section 4, "Login". */
export function isSignedIn(): boolean {
  const token = readToken()
  if (token === null) return false
  if (expiryOf(token) > Date.now()) return true
  storeToken(null)
  return false
}

/** The same, followed: a component that asks is drawn again when somebody signs in or out, in any tab. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(onTokenChange, hasToken, () => false)
}

function hasToken(): boolean {
  const token = readToken()
  return token !== null && expiryOf(token) > Date.now()
}

/**
 * Signs out: the session is revoked (if the server can be reached), and the token, the account and the saved calculations are
 * forgotten here.
 */
export async function signOut(): Promise<void> {
  byChoice = true
  forgetTarget()
  const revoked = call(endpoints.signOut, {}).catch(() => undefined)
  storeToken(null)
  queryClient.clear()
  await revoked
}

/** Whether the last session of this tab ended because the person signed out here, rather than running out. */
export function leftByChoice(): boolean {
  return byChoice
}

let byChoice = false

// Whoever signs in next, in this tab or another, must not see what the last account had.
let lastSignedIn = hasToken()
onTokenChange(() => {
  const now = hasToken()
  if (now) byChoice = false
  if (lastSignedIn && !now) queryClient.clear()
  lastSignedIn = now
})
