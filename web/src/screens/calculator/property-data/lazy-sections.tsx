import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { Notice } from '../../../controls/notice.tsx'
import { Skeleton } from '../../../controls/skeleton.tsx'

const MarketTrends = lazy(() => orSaySo(async () => (await import('./market-trends.tsx')).MarketTrends))
const PropertyInformation = lazy(() =>
  orSaySo(async () => (await import('./property-information.tsx')).PropertyInformation),
)

/** The content of Market Trends, fetched when its section is first open: the calculator starts without the code of the charts. */
export function LazyMarketTrends() {
  return (
    <Suspense fallback={<Skeleton height="75rem" />}>
      <MarketTrends />
    </Suspense>
  )
}

/** The content of Property Information, fetched likewise. */
export function LazyPropertyInformation() {
  return (
    <Suspense fallback={<Skeleton height="22.5rem" />}>
      <PropertyInformation />
    </Suspense>
  )
}

// Code that does not arrive must not take the calculator with it.
async function orSaySo(load: () => Promise<ComponentType>): Promise<{ default: ComponentType }> {
  return { default: await load().catch(() => NotLoaded) }
}

function NotLoaded() {
  return (
    <Notice look="warning">
      This section could not be loaded. Reload the page to see it; nothing that you typed is lost.
    </Notice>
  )
}
