import { openConsentBanner } from './consent-banner.ts'
import { onChoiceElsewhere, readChoice, storeChoice, type Choice } from './consent.ts'
import { followOutboundLinks } from './follow-outbound-links.ts'
import { openGa4 } from './ga4.ts'
import { mapEvent } from './map-event.ts'
import type { MarketingEvent } from './marketing-event.ts'
import { openMetaPixel } from './meta-pixel.ts'
import { describePage, type PageAddress } from './page-address.ts'
import { claimPurchase, forgetPurchases } from './reported-purchases.ts'

// Cookies that Google Analytics and the Meta pixel set on our host.
const THEIRS = /^(?:_ga(?:_\w+)?|_gid|_fbp|_fbc)$/u

export interface AnalyticsSettings {
  readonly ga4Id: string | null
  readonly metaPixelId: string | null
}

export interface Analytics {
  /** Reports another page, or a new query of this one. */
  readonly visit: (address: Pick<Location, 'pathname' | 'search' | 'hash'>) => void
  readonly report: (event: MarketingEvent) => void
}

/**
 * Measures visits with the configured providers if the person has accepted, and asks those who have not been asked.
 * Until they accept nothing is requested from another host or stored; events wait in memory and are dropped if they
 * decline. Any element with `data-analytics-choices` opens the question again. Source: decision 18.
 */
export function startAnalytics({ ga4Id, metaPixelId }: AnalyticsSettings): Analytics {
  const ga4 = ga4Id === null ? null : openGa4(ga4Id)
  const pixel = metaPixelId === null ? null : openMetaPixel(metaPixelId)
  const providers = [ga4, pixel].filter((provider) => provider !== null)
  let choice = readChoice()
  let open = { pathname: window.location.pathname, page: describePage(window.location) }
  let waiting: MarketingEvent[] = []
  let closeBanner: (() => void) | null = null

  function reportPage(page: PageAddress, isNew: boolean) {
    for (const provider of providers) provider.visit(page, isNew)
    if (isNew && page.content !== null) void deliver({ name: page.content })
  }

  async function deliver(event: MarketingEvent) {
    const mark = event.name === 'premiumsuccess' ? await claimPurchase(event.sessionId) : ''
    if (mark === null) return
    const words = mapEvent(event, mark)
    for (const provider of providers) provider.report(words)
  }

  function follow(next: Choice | null) {
    const before = choice
    choice = next
    const held = waiting
    if (next !== null) waiting = []
    if (next === 'accepted' && before !== 'accepted') {
      reportPage(open.page, true)
      for (const event of held) void deliver(event)
    }
    if (next !== 'accepted' && before === 'accepted') {
      for (const provider of providers) provider.stop()
      deleteCookies()
      forgetPurchases()
    }
  }

  function ask(opener: HTMLElement | null) {
    closeBanner?.()
    closeBanner = openConsentBanner({
      providers: { ga4: ga4 !== null, metaPixel: pixel !== null },
      chosen: choice,
      opener,
      onChoice: (chosen) => {
        closeBanner = null
        storeChoice(chosen)
        follow(chosen)
      },
    })
  }

  onChoiceElsewhere(() => {
    follow(readChoice())
    closeBanner?.()
    closeBanner = null
    if (choice === null) ask(null)
  })
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element ? target.closest<HTMLElement>('[data-analytics-choices]') : null
    if (opener !== null) ask(opener)
  })
  followOutboundLinks(() => (choice === 'accepted' && ga4 !== null ? ga4.leave : null))
  if (choice === null) ask(null)
  else if (choice === 'accepted') reportPage(open.page, true)

  return {
    visit: ({ pathname, search, hash }) => {
      const isNew = pathname !== open.pathname
      open = { pathname, page: describePage({ origin: window.location.origin, pathname, search, hash }) }
      if (choice === 'accepted') reportPage(open.page, isNew)
    },
    report: (event) => {
      if (choice === 'accepted') void deliver(event)
      else if (choice === null) waiting.push(event)
    },
  }
}

/** Deletes the providers' cookies from this host and its parent domains. */
function deleteCookies(): void {
  const labels = window.location.hostname.split('.')
  const domains = labels.map((_, from) => `; domain=${labels.slice(from).join('.')}`)
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=', 1)
    if (!THEIRS.test(name)) continue
    for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`
  }
}
