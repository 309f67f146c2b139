/** Settings of MBIE's Market Rent API. */
export interface MbieSettings {
  readonly key: string
  /** Such as https://api.business.govt.nz/gateway/tenancy-services/market-rent/v2. */
  readonly url: string
}

/** Whether its figures are made up: a sandbox on this machine, or the provider's own. */
export function isSampleMbie({ url }: Pick<MbieSettings, 'url'>): boolean {
  return /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/|$)|^https:\/\/[^/]+\/sandbox\//u.test(url)
}
