import { useSyncExternalStore } from 'react'
import type { DataRouter, Location } from 'react-router'
import { CHECKOUT_DONE, withoutPremiumPopup } from '../paths.ts'
import { screenAt } from './screen-at.ts'

/** A message of success or failure in the bar at the top. Source: specification section 4, "Flash message". */
export interface Flash {
  readonly kind: 'success' | 'error'
  readonly text: string
}

/** The screen that was arrived at with a message, which keeps room for it as long as the person stays. */
export interface FlashSpace {
  readonly screen: string
  readonly text: string
}

let flash: Flash | null = null
let space: FlashSpace | null = null
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

/** The message that goes along to where the person is going, or null. */
export function carriedFlash(): Flash | null {
  return carried ? flash : null
}

/** Where a message has space of its own, followed. */
export function useFlashSpace(): FlashSpace | null {
  return useSyncExternalStore(listen, readFlashSpace, readFlashSpace)
}

/** Where a message has space of its own, or null. */
export function readFlashSpace(): FlashSpace | null {
  return space
}

/** Clears the message whenever the person leaves for another page. Opening the premium popup is not leaving. */
export function followNavigation(router: Pick<DataRouter, 'subscribe' | 'state'>): () => void {
  let page = pageAt(router.state.location)
  return router.subscribe(({ location, navigation }) => {
    navigating = navigation.state !== 'idle'
    if (justSet) carried = true
    const arrived = pageAt(location)
    if (arrived === page) return
    if (screenAt(page) !== screenAt(arrived)) reserveSpace(screenAt(arrived))
    page = arrived
    if (!carried) clearFlash()
    carried = false
  })
}

// Whoever comes back from the checkout waits at the calculator's own address: going on there is arriving.
function pageAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const path = withoutPremiumPopup(pathname)
  return new URLSearchParams(search).get('referrer') === CHECKOUT_DONE ? `${path}?${CHECKOUT_DONE}` : path
}

// The screen that is left keeps its room until it has gone, so that it does not move at the last moment.
function reserveSpace(screen: string): void {
  if (carried && flash !== null) space = { screen, text: flash.text }
  else if (space?.screen === screen) space = null
  else return
  tell()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
