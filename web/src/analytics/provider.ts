import type { ProviderEvent } from './map-event.ts'
import type { PageAddress } from './page-address.ts'

/** Somebody with whom visits are measured. Nothing is asked of them before the first call. */
export interface Provider {
  /** Tells of a page that is open now; once more for the same page when only its query has changed, with `isNew` false. */
  readonly visit: (page: PageAddress, isNew: boolean) => void
  readonly report: (event: ProviderEvent) => void
  /** Tells nothing more until `visit` is called again. */
  readonly stop: () => void
}

/** Loads a provider's script, whenever it comes; without it nothing is measured, and nothing else is missing. */
export function loadProviderScript(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}
