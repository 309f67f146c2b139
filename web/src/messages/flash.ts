import { useSyncExternalStore } from 'react'
import type { DataRouter, Location } from 'react-router'
import { CHECKOUT_DONE, withoutPremiumPopup } from '../paths.ts'

/** A message in the bar at the top. */
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
 * Shows a message instead of the current one. It disappears when the person leaves the page, but survives a
 * navigation that is running or starts in the same task: `setFlash(…); navigate(…)` shows it on the next page.
 */
export function setFlash(message: Flash): void {
  flash = message
  carried = navigating
  justSet = true
  setTimeout(() => {
    justSet = false
  })
  notify()
}

export function clearFlash(): void {
  flash = null
  notify()
}

export function useFlash(): Flash | null {
  return useSyncExternalStore(listen, readFlash, readFlash)
}

export function readFlash(): Flash | null {
  return flash
}

/** The message that will be shown on the next page; null for none. */
export function carriedFlash(): Flash | null {
  return carried ? flash : null
}

/** Clears the message when the person leaves the page. The premium popup is not another page. */
export function followNavigation(router: Pick<DataRouter, 'subscribe' | 'state'>): () => void {
  let page = pageAt(router.state.location)
  // A guard of the first load may redirect with a message, after the code of both screens has loaded.
  navigating = !router.state.initialized
  carried = navigating && flash !== null
  return router.subscribe(({ location, navigation }) => {
    navigating = navigation.state !== 'idle'
    if (justSet) carried = true
    const arrived = pageAt(location)
    if (arrived === page) return
    page = arrived
    if (!carried) clearFlash()
    carried = false
  })
}

// After a checkout the calculator's address shows a waiting page; continuing from there counts as a new page.
function pageAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const path = withoutPremiumPopup(pathname)
  return new URLSearchParams(search).get('referrer') === CHECKOUT_DONE ? `${path}?${CHECKOUT_DONE}` : path
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function notify(): void {
  for (const listener of listeners) listener()
}
