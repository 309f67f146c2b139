import type { Settings } from '@homeyield/api/config/settings'
import type { CotalitySettings } from '@homeyield/api/gateways/cotality/cotality-settings'
import type { StripeSettings } from '@homeyield/api/gateways/stripe/stripe-settings'
import type { Sandbox } from '@homeyield/sandbox/start-sandbox'

type Sources = Pick<Settings, 'addressFinder' | 'mbie'>
type Environment = Readonly<Record<string, string | undefined>>

/** The sources chosen in development without their keys; stand-ins replace them. */
export function sandboxSources(environment: Environment, settings: Partial<Sources>): (keyof Sources)[] {
  const chosen = (name: string) => environment[name]?.trim()
  return [
    ...(chosen('ADDRESS_SOURCE') === 'addressfinder' && !settings.addressFinder ? (['addressFinder'] as const) : []),
    ...(chosen('MARKET_RENT_SOURCE') === 'mbie' && !settings.mbie ? (['mbie'] as const) : []),
  ]
}

export function sourceSettings(
  sources: readonly (keyof Sources)[],
  { addressFinder, mbie }: Pick<Sandbox, 'addressFinder' | 'mbie'>,
  environment: Environment,
): Partial<Sources> {
  const hasWidget = environment['ADDRESSFINDER_WIDGET']?.trim() !== 'off'
  return {
    ...(sources.includes('addressFinder')
      ? { addressFinder: { url: addressFinder.url, key: addressFinder.key, secret: addressFinder.secret, hasWidget } }
      : {}),
    ...(sources.includes('mbie') ? { mbie: { url: mbie.url, key: mbie.key } } : {}),
  }
}

export function cotalitySettings(sandbox: Sandbox['cotality']): CotalitySettings {
  const { url, clientId, clientSecret, tokenUrl, capitalValuePath } = sandbox
  return {
    clientId,
    clientSecret,
    apiUrl: url,
    tokenUrl,
    imageOrigins: [url],
    changeUnit: 'percent',
    capitalValuePath,
  }
}

export function stripeSettings({ account, apiUrl, url }: Sandbox['stripe']): StripeSettings {
  const { secretKey, publishableKey, webhookSecret, priceId } = account
  return { secretKey, publishableKey, webhookSecret, priceId, apiUrl, portalUrl: `${url}/portal` }
}
