/** How Cotality's API is reached. Source: the provider's contract (providers, section 3). */
export interface CotalitySettings {
  readonly clientId: string
  readonly clientSecret: string
  /** Such as https://api.corelogic.asia; where each service has a host of its own, https://{service}.api.cotality.com.au. */
  readonly apiUrl: string
  /** Where the access token is had. */
  readonly tokenUrl: string
  /** Origins that photos may be shown from; none shows none. */
  readonly imageOrigins: readonly string[]
  /** Whether the provider writes a change of five percent as 5 or as 0.05. */
  readonly changeUnit: 'percent' | 'fraction'
  /** The path that answers a property's capital value, with {id} for the property; null where none is known. */
  readonly capitalValuePath: string | null
}

/** How long the provider may take, in milliseconds: one call, all of a lookup, and the pause before a call is repeated. */
export interface Timeouts {
  readonly call: number
  readonly budget: number
  readonly pause: number
}

export const TIMEOUTS: Timeouts = { call: 2_500, budget: 6_000, pause: 150 }

/** Whether what answers there is made up: a stand-in on this machine, or the provider's own sandbox. */
export function isSampleProvider({ apiUrl }: Pick<CotalitySettings, 'apiUrl'>): boolean {
  return /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\]|api-sbox\.[^/]*)(?::\d+)?(?:\/|$)/u.test(apiUrl)
}

/** Where a path such as /search/nz/… is reached: its first segment is the service, which may be a host instead. */
export function placeOf(apiUrl: string, path: string): string {
  const base = apiUrl.replace(/\/$/u, '')
  if (!base.includes('{service}')) return `${base}${path}`
  const [, service = '', rest = ''] = /^\/([^/]+)(\/.*)$/u.exec(path) ?? []
  return `${base.replace('{service}', service)}${rest}`
}
