import type { ProviderEvent } from './map-event.ts'
import type { PageAddress } from './page-address.ts'
import { loadProviderScript, type Provider } from './provider.ts'
import { redact } from './redact.ts'

interface Fbq {
  (...words: readonly unknown[]): void
  /** What the script takes the calls by, once it is there. */
  callMethod?: (...words: readonly unknown[]) => void
  readonly queue: (readonly unknown[])[]
  push: Fbq
  loaded: boolean
  version: string
  /** Keeps it from counting pages by itself, with whatever stands in the address bar. */
  disablePushState: boolean
}

declare global {
  interface Window {
    fbq?: Fbq
  }
}

const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js'

/**
 * The Meta pixel as a provider. Its script sends the address bar along with whatever it is told, so it is told nothing, and not loaded,
 * while that holds an id or a token: a page view is then left out, and an event waits for the next page. It looks for nothing by itself.
 * Source: providers' reference, section 9.
 */
export function openMetaPixel(id: string): Provider {
  let isBegun = false
  let isQuiet = true
  let isRevoked = false
  let waiting: ProviderEvent['meta'][] = []

  function begin() {
    tell('set', 'autoConfig', false, id)
    tell('init', id)
    loadProviderScript(SCRIPT)
  }

  function visit({ bar }: PageAddress, isNew: boolean) {
    isQuiet = bar !== 'nothing'
    if (isQuiet) return
    if (!isBegun) begin()
    if (isRevoked) tell('consent', 'grant')
    isRevoked = false
    // A page whose address was not fit to be told is one once it is.
    if (isNew || !isBegun) tell('track', 'PageView')
    isBegun = true
    const kept = waiting
    waiting = []
    for (const event of kept) track(event)
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
      if (isBegun) tell('consent', 'revoke')
    },
  }
}

function track({ name, parameters, eventId }: ProviderEvent['meta']): void {
  if (eventId === undefined) tell('track', name, parameters)
  else tell('track', name, parameters, { eventID: eventId })
}

function tell(...words: readonly unknown[]): void {
  window.fbq ??= makeFbq()
  window.fbq(...words.map((word) => redact(word)))
}

/** What takes calls until the script is there, in the form that the script expects. */
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
