import { postOrigin } from '../gateways/s3/s3-settings.ts'
import type { ExternalOrigins } from '../server/security-headers.ts'
import type { AnalyticsSettings, Settings } from './settings.ts'

const GA4: Required<ExternalOrigins> = {
  scripts: ['https://www.googletagmanager.com'],
  // Google Analytics counts at regional hosts, such as region1.google-analytics.com.
  connections: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  styles: [],
}
const META_PIXEL: Required<ExternalOrigins> = {
  scripts: ['https://connect.facebook.net'],
  connections: ['https://www.facebook.com'],
  images: ['https://www.facebook.com'],
  styles: [],
}

/** The origins, besides ours, that the browser may use, by purpose. */
export function externalOrigins({
  apiOrigin,
  s3,
  addressFinder,
  cotality,
  analytics,
}: Pick<Settings, 'apiOrigin' | 's3' | 'addressFinder' | 'cotality' | 'analytics'>): ExternalOrigins {
  const widget = addressFinder?.hasWidget ? [new URL(addressFinder.url).origin] : []
  const api = apiOrigin === null ? [] : [apiOrigin]
  const measured = analyticsOrigins(analytics)
  return {
    connections: [...api, ...(s3 === null ? [] : [postOrigin(s3)]), ...widget, ...measured.connections],
    scripts: [...widget, ...measured.scripts],
    styles: widget,
    images: [...api, ...(cotality?.imageOrigins ?? []), ...measured.images],
  }
}

function analyticsOrigins({ ga4Id, metaPixelId }: AnalyticsSettings): Required<ExternalOrigins> {
  const providers = [...(ga4Id === null ? [] : [GA4]), ...(metaPixelId === null ? [] : [META_PIXEL])]
  return {
    scripts: providers.flatMap(({ scripts }) => scripts),
    connections: providers.flatMap(({ connections }) => connections),
    images: providers.flatMap(({ images }) => images),
    styles: [],
  }
}
