import { Stripe } from 'stripe'
import type { StripeSettings } from './stripe-settings.ts'

/** Stripe's library: a call may take `timeout` milliseconds, and is tried at most twice. */
export function openStripeClient(
  { secretKey, apiUrl }: Pick<StripeSettings, 'secretKey' | 'apiUrl'>,
  timeout: number,
): Stripe {
  return new Stripe(secretKey, { ...hostOf(apiUrl), timeout, maxNetworkRetries: 1, telemetry: false })
}

function hostOf(apiUrl: string | null): { host: string; port: number; protocol: 'http' | 'https' } | object {
  if (apiUrl === null) return {}
  const { hostname, port, protocol } = new URL(apiUrl)
  const isHttp = protocol === 'http:'
  return { host: hostname, port: Number(port) || (isHttp ? 80 : 443), protocol: isHttp ? 'http' : 'https' }
}
