import { createElement } from 'react'
import type { ReactNode } from 'react'

interface WhenAnalyticsProps {
  /** Whether the content is for installations with analytics, or without. */
  readonly configured: boolean
  readonly children: ReactNode
}

/**
 * Content for installations with, or without, analytics; the server removes the other in
 * api/src/public-pages/fill-page.ts.
 */
export function WhenAnalytics({ configured, children }: WhenAnalyticsProps) {
  return createElement(configured ? 'when-analytics' : 'when-not-analytics', null, children)
}

/** Content for installations whose addresses are samples; the server removes it elsewhere. */
export function WhenSampleAddresses({ children }: { readonly children: ReactNode }) {
  return createElement('when-sample-addresses', null, children)
}

/** Content for installations with test payments; the server removes it elsewhere (api/src/public-pages/fill-page.ts). */
export function WhenTestPayments({ children }: { readonly children: ReactNode }) {
  return createElement('when-test-payments', null, children)
}
