import { openConsentBanner } from './consent-banner.ts'
import { onChoiceElsewhere, readChoice, storeChoice, type Choice } from './consent.ts'
import { followOutboundLinks } from './follow-outbound-links.ts'
import { openGa4 } from './ga4.ts'
import { mapEvent } from './map-event.ts'
import type { MarketingEvent } from './marketing-event.ts'
import { openMetaPixel } from './meta-pixel.ts'
import { describePage, type PageAddress } from './page-address.ts'
import { claimPurchase, forgetPurchases } from './reported-purchases.ts'

// Those that Google Analytics and the Meta pixel set on our own host.
const THEIRS = /^(?:_ga(?:_\w+)?|_gid|_fbp|_fbc)$/u

/** With whom visits are measured: the public ids there, or null. */
export interface AnalyticsSettings {
  readonly ga4Id: string | null
  readonly metaPixelId: string | null
}

/** What a page says of itself to whoever measures. */
export interface Analytics {
  /** The person has gone to another page, or its query has changed. */
  readonly visit: (address: Pick<Location, 'pathname' | 'search' | 'hash'>) => void
  readonly report: (event: MarketingEvent) => void
}

/**
 * Measures visits with those that are set up, from the page that is open now, if the person has accepted; asks them where they have not
 * been asked. Until they accept nothing is asked of another host and nothing is stored; what happens meanwhile is held in memory, and
 * forgotten if they decline. Any element `data-analytics-choices` of the page opens the question again. Source: decision 18.
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

/** Deletes the cookies by which the providers know a browser again, from this host and those above it. */
function deleteCookies(): void {
  const labels = window.location.hostname.split('.')
  const domains = labels.map((_, from) => `; domain=${labels.slice(from).join('.')}`)
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=', 1)
    if (!THEIRS.test(name)) continue
    for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`
  }
}
