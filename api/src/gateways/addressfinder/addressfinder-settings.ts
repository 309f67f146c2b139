/** Settings of Addressfinder's New Zealand API. */
export interface AddressFinderSettings {
  /** Public: the browser's widget sends it too. */
  readonly key: string
  readonly secret: string
  /** Such as https://api.addressfinder.io. */
  readonly url: string
  readonly hasWidget: boolean
}

/** Whether its responses are made up: a sandbox on this machine. */
export function isSampleAddressFinder({ url }: Pick<AddressFinderSettings, 'url'>): boolean {
  return /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/|$)/u.test(url)
}
