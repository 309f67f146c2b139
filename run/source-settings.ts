import type { Settings } from '@homeyield/api/config/settings'
import type { Sandbox } from '@homeyield/sandbox/start-sandbox'

type Sources = Pick<Settings, 'addressFinder' | 'mbie'>
type Environment = Readonly<Record<string, string | undefined>>

/** The sources that somebody chose in development without the keys for them: a stand-in answers these. */
export function pretendedSources(environment: Environment, settings: Partial<Sources>): (keyof Sources)[] {
  const chosen = (name: string) => environment[name]?.trim()
  return [
    ...(chosen('ADDRESS_SOURCE') === 'addressfinder' && !settings.addressFinder ? (['addressFinder'] as const) : []),
    ...(chosen('MARKET_RENT_SOURCE') === 'mbie' && !settings.mbie ? (['mbie'] as const) : []),
  ]
}

/** The settings by which the server asks the pretended ones. */
export function sourceSettings(
  pretended: readonly (keyof Sources)[],
  { addressFinder, mbie }: Pick<Sandbox, 'addressFinder' | 'mbie'>,
  environment: Environment,
): Partial<Sources> {
  const hasWidget = environment['ADDRESSFINDER_WIDGET']?.trim() !== 'off'
  return {
    ...(pretended.includes('addressFinder')
      ? { addressFinder: { url: addressFinder.url, key: addressFinder.key, secret: addressFinder.secret, hasWidget } }
      : {}),
    ...(pretended.includes('mbie') ? { mbie: { url: mbie.url, key: mbie.key } } : {}),
  }
}
