import { createElement } from 'react'
import type { ReactNode } from 'react'

interface WhenAnalyticsProps {
  /** Whether it stands where analytics are configured, or where they are not. */
  readonly configured: boolean
  readonly children: ReactNode
}

/** Holds only with analytics, or only without: the server, which knows, takes the one out (api/src/public-pages/fill-page.ts). */
export function WhenAnalytics({ configured, children }: WhenAnalyticsProps) {
  return createElement(configured ? 'when-analytics' : 'when-not-analytics', null, children)
}

/** Content for installations where payments are a trial; the server removes it elsewhere (api/src/public-pages/fill-page.ts). */
export function WhenTrial({ children }: { readonly children: ReactNode }) {
  return createElement('when-trial', null, children)
}
