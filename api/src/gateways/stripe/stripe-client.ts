import { Stripe } from 'stripe'

/** Which account at Stripe, and what is sold there. */
export interface StripeSettings {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  /** The price that Premium is sold at, by its id. */
  readonly priceId: string
  /** Where Stripe is reached, unless it is at its usual place. */
  readonly apiUrl: string | null
  /** Where payers see their bills and change their card, or null. */
  readonly portalUrl: string | null
  /** Milliseconds that one call may take (10,000). */
  readonly longestCall?: number
}

/** Stripe's library, as the product uses it: a call may take `timeout` milliseconds, and is tried twice at most. */
export function openStripeClient(
  { secretKey, apiUrl }: Pick<StripeSettings, 'secretKey' | 'apiUrl'>,
  timeout: number,
): Stripe {
  return new Stripe(secretKey, { ...placeOf(apiUrl), timeout, maxNetworkRetries: 1, telemetry: false })
}

function placeOf(apiUrl: string | null): { host: string; port: number; protocol: 'http' | 'https' } | object {
  if (apiUrl === null) return {}
  const { hostname, port, protocol } = new URL(apiUrl)
  const isHttp = protocol === 'http:'
  return { host: hostname, port: Number(port) || (isHttp ? 80 : 443), protocol: isHttp ? 'http' : 'https' }
}
