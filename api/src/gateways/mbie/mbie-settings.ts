/** How MBIE's Market Rent API is reached. Source: the provider's contract (providers, section 2). */
export interface MbieSettings {
  /** The subscription's key. */
  readonly key: string
  /** Such as https://api.business.govt.nz/gateway/tenancy-services/market-rent/v2. */
  readonly url: string
}
