/** Settings of Cotality's API. */
export interface CotalitySettings {
  readonly clientId: string
  readonly clientSecret: string
  /** Such as https://api.corelogic.asia, or with a host for each service https://{service}.api.cotality.com.au. */
  readonly apiUrl: string
  readonly tokenUrl: string
  /** Origins that photos may come from; with none, no photos. */
  readonly imageOrigins: readonly string[]
  /** Whether the provider writes a change of five per cent as 5 or as 0.05. */
  readonly changeUnit: 'percent' | 'fraction'
  /** The path of a property's capital value, with {id} for the property; null when unknown. */
  readonly capitalValuePath: string | null
}

/** Milliseconds for one call, for a whole lookup, and for the pause before a repeated call. */
export interface Timeouts {
  readonly call: number
  readonly budget: number
  readonly pause: number
}

export const TIMEOUTS: Timeouts = { call: 2_500, budget: 6_000, pause: 150 }

/** Whether its data are made up: a sandbox on this machine, or the provider's own. */
export function isSampleProvider({ apiUrl }: Pick<CotalitySettings, 'apiUrl'>): boolean {
  return /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\]|api-sbox\.[^/]*)(?::\d+)?(?:\/|$)/u.test(apiUrl)
}

/** The URL of a path such as /search/nz/…; its first segment is the service, which may be a host instead. */
export function urlOf(apiUrl: string, path: string): string {
  const base = apiUrl.replace(/\/$/u, '')
  if (!base.includes('{service}')) return `${base}${path}`
  const [, service = '', rest = ''] = /^\/([^/]+)(\/.*)$/u.exec(path) ?? []
  return `${base.replace('{service}', service)}${rest}`
}
