import type { ProviderEvent } from './map-event.ts'
import type { PageAddress } from './page-address.ts'

/** An analytics provider. Nothing is requested from it before the first call. */
export interface Provider {
  /** Reports the open page; again with `isNew` false when only its query changed. */
  readonly visit: (page: PageAddress, isNew: boolean) => void
  readonly report: (event: ProviderEvent) => void
  /** Stops reporting until the next `visit`. */
  readonly stop: () => void
}

/** Loads a provider's script. If that fails, nothing is measured. */
export function loadProviderScript(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}
