import type { CotalitySettings } from '@homeyield/api/gateways/cotality/cotality-settings'
import type { Sandbox } from '@homeyield/sandbox/start-sandbox'

/** The settings by which the server asks the pretend Cotality. */
export function cotalitySettings(pretend: Sandbox['cotality']): CotalitySettings {
  const { url, clientId, clientSecret, tokenUrl, capitalValuePath } = pretend
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
