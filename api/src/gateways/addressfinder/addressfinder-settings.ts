/** How Addressfinder's New Zealand API is reached. Source: the provider's contract (providers, section 1). */
export interface AddressFinderSettings {
  /** Public: the browser's widget sends it too. */
  readonly key: string
  readonly secret: string
  /** Such as https://api.addressfinder.io. */
  readonly url: string
  /** Whether the browser loads the provider's widget, or asks us. */
  readonly hasWidget: boolean
}

/** Whether what answers there is made up: a stand-in on this machine. */
export function isSampleAddressFinder({ url }: Pick<AddressFinderSettings, 'url'>): boolean {
  return /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/|$)/u.test(url)
}
