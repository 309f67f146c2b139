import { settingsFaults } from '../../config/read-settings.ts'
import { type Finding, ok, problem, warning } from '../../payment-setup/finding.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Checks the settings, as the server reads them. */
export function checkSettings(environment: Environment): Finding[] {
  const faults = settingsFaults(environment)
  if (faults.length > 0) return faults.map((fault) => problem('Settings', fault))
  const has = (name: string) => Boolean(environment[name]?.trim())
  const production = environment['NODE_ENV'] === 'production'
  return [
    production
      ? ok('Settings', 'complete.')
      : warning(
          'Settings',
          'NODE_ENV is not production: demo accounts are loaded, and data is made up. Set it for real customers.',
        ),
    ...(production && has('PRODUCTION_ALLOWS')
      ? [warning('Settings', 'PRODUCTION_ALLOWS is set: never with real customers.')]
      : []),
    ...(has('JWT_SECRET_BEFORE')
      ? [
          warning(
            'Session key',
            'an earlier key is still accepted. Forget it SESSION_DAYS after the replacement: secret rotate --finish.',
          ),
        ]
      : []),
    checkProxies(environment, production),
  ]
}

function checkProxies({ TRUSTED_PROXIES: count }: Environment, production: boolean): Finding {
  const proxies = Number(count?.trim() || 0)
  if (production && proxies === 0) {
    return warning(
      'Proxies',
      'TRUSTED_PROXIES is 0. Behind a proxy, all callers then share its limits: set it to the number of your proxies.',
    )
  }
  return ok('Proxies', `${proxies} ${proxies === 1 ? 'is' : 'are'} trusted to name the caller.`)
}
