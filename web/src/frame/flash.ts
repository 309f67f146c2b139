import { useSyncExternalStore } from 'react'
import type { DataRouter } from 'react-router'
import { withoutPremiumPopup } from '../paths.ts'

/** A message of success or failure in the bar at the top. Source: specification section 4, "Flash message". */
export interface Flash {
  readonly kind: 'success' | 'error'
  readonly text: string
}

let flash: Flash | null = null
let justSet = false
let carried = false
let navigating = false
const listeners = new Set<() => void>()

/**
 * Shows a message in place of any other. It goes when the person leaves the page, unless that navigation was under way, or
 * begins in the same breath: `setFlash(…); navigate(…)` shows it on the page arrived at.
 */
export function setFlash(message: Flash): void {
  flash = message
  carried = navigating
  justSet = true
  setTimeout(() => {
    justSet = false
  })
  tell()
}

/** Takes the message away. */
export function clearFlash(): void {
  flash = null
  tell()
}

/** The message to show, followed. */
export function useFlash(): Flash | null {
  return useSyncExternalStore(listen, readFlash, readFlash)
}

/** The message to show, or null. */
export function readFlash(): Flash | null {
  return flash
}

/** Clears the message whenever the person leaves for another page. Opening the premium popup is not leaving. */
export function followNavigation(router: Pick<DataRouter, 'subscribe' | 'state'>): () => void {
  let page = withoutPremiumPopup(router.state.location.pathname)
  return router.subscribe(({ location, navigation }) => {
    navigating = navigation.state !== 'idle'
    if (justSet) carried = true
    const arrived = withoutPremiumPopup(location.pathname)
    if (arrived === page) return
    page = arrived
    if (!carried) clearFlash()
    carried = false
  })
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
