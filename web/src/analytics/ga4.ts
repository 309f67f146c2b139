import type { PageAddress } from './page-address.ts'
import { loadProviderScript, type Provider } from './provider.ts'
import { redact } from './redact.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
    [gaDisable: `ga-disable-${string}`]: boolean
  }
}

const SCRIPT = 'https://www.googletagmanager.com/gtag/js'

/** Google Analytics 4, which also measures links to other sites. */
export interface Ga4 extends Provider {
  readonly leave: (host: string, sent: () => void) => void
}

/**
 * Google Analytics 4, for measuring only, without advertising. Each page is reported by its pattern; the script is not
 * loaded while the address bar holds a token or another query.
 */
export function openGa4(id: string): Ga4 {
  let isBegun = false
  let isLoaded = false

  function begin() {
    gtag('consent', 'default', {
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    })
    gtag('js', new Date())
    gtag('set', { page_referrer: foreignReferrer() })
    gtag('config', id, {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    })
  }

  function visit({ path, location, bar }: PageAddress, isNew: boolean) {
    window[`ga-disable-${id}`] = false
    // Set before the script can read the real address and title.
    const page = { page_location: location, page_path: path, page_title: path }
    gtag('set', page)
    if (!isBegun) begin()
    isBegun = true
    if (isNew) gtag('event', 'page_view', page)
    if (isLoaded || bar === 'more') return
    isLoaded = true
    loadProviderScript(`${SCRIPT}?id=${encodeURIComponent(id)}`)
  }

  return {
    visit,
    report: ({ ga4: { name, parameters } }) => gtag('event', name, parameters),
    leave: (host, sent) => {
      gtag('event', 'click', {
        outbound: true,
        link_domain: host,
        transport_type: 'beacon',
        event_callback: sent,
      })
    },
    stop: () => {
      window[`ga-disable-${id}`] = true
    },
  }
}

/** Queues a call for Google's script, which requires the `arguments` object itself. */
function gtag(..._words: readonly unknown[]): void {
  const words = arguments
  for (let at = 0; at < words.length; at += 1) words[at] = redact<unknown>(words[at])
  window.dataLayer ??= []
  window.dataLayer.push(words)
}

/** The origin of the referrer; empty when it is this site. */
function foreignReferrer(): string {
  const origin = URL.parse(document.referrer)?.origin ?? ''
  return origin === window.location.origin || origin === 'null' ? '' : origin
}
