import type { ProviderEvent } from './map-event.ts'
import type { PageAddress } from './page-address.ts'
import { loadProviderScript, type Provider } from './provider.ts'
import { redact } from './redact.ts'

interface Fbq {
  (...words: readonly unknown[]): void
  /** Set by the script: takes calls directly. */
  callMethod?: (...words: readonly unknown[]) => void
  readonly queue: (readonly unknown[])[]
  push: Fbq
  loaded: boolean
  version: string
  /** Prevents the script from tracking pages by itself, with the real address. */
  disablePushState: boolean
}

declare global {
  interface Window {
    fbq?: Fbq
  }
}

const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js'

/**
 * The Meta pixel. Its script sends the address bar with every call, so it is not loaded or called while that holds an
 * id or a token: page views are then dropped, and events wait for the next page. It collects nothing by itself.
 */
export function openMetaPixel(id: string): Provider {
  let isBegun = false
  let isQuiet = true
  let isRevoked = false
  let waiting: ProviderEvent['meta'][] = []

  function begin() {
    callFbq('set', 'autoConfig', false, id)
    callFbq('init', id)
    loadProviderScript(SCRIPT)
  }

  function visit({ bar }: PageAddress, isNew: boolean) {
    isQuiet = bar !== 'nothing'
    if (isQuiet) return
    if (!isBegun) begin()
    if (isRevoked) callFbq('consent', 'grant')
    isRevoked = false
    // A page becomes reportable when its address no longer holds an id or token.
    if (isNew || !isBegun) callFbq('track', 'PageView')
    isBegun = true
    const queued = waiting
    waiting = []
    for (const event of queued) track(event)
  }

  return {
    visit,
    report: ({ meta }) => {
      if (isQuiet) waiting.push(meta)
      else track(meta)
    },
    stop: () => {
      isQuiet = true
      waiting = []
      isRevoked = isBegun
      if (isBegun) callFbq('consent', 'revoke')
    },
  }
}

function track({ name, parameters, eventId }: ProviderEvent['meta']): void {
  if (eventId === undefined) callFbq('track', name, parameters)
  else callFbq('track', name, parameters, { eventID: eventId })
}

function callFbq(...words: readonly unknown[]): void {
  window.fbq ??= makeFbq()
  window.fbq(...words.map((word) => redact(word)))
}

/** Queues calls until the script has loaded, in the form that the script expects. */
function makeFbq(): Fbq {
  const queue: (readonly unknown[])[] = []
  const fbq: Fbq = Object.assign(
    (...words: readonly unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...words)
      else queue.push(words)
    },
    { queue, loaded: true, version: '2.0', disablePushState: true },
  ) as Fbq
  fbq.push = fbq
  return fbq
}
