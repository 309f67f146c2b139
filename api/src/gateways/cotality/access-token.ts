import { fetchJson } from './fetch-json.ts'
import { field, text } from '../loose-json.ts'
import { ProviderFailure } from '../provider-failure.ts'
import type { Fetch } from '../fetch-response.ts'
import { withinLimit } from '../time-limit.ts'
import type { CotalitySettings } from './cotality-settings.ts'

const MARGIN_SECONDS = 60
const DEFAULT_SECONDS = 300

export interface AccessTokens {
  readonly current: () => Promise<string>
  readonly drop: (token: string) => void
}

/** Caches each token until a minute before it expires (half its life if short). Parallel callers share it. */
export function accessTokens(
  settings: Pick<CotalitySettings, 'tokenUrl' | 'clientId' | 'clientSecret'>,
  { now, fetch, limit }: { readonly now: () => number; readonly fetch: Fetch; readonly limit: number },
): AccessTokens {
  let cached: { readonly token: string; readonly until: number } | null = null
  let coming: Promise<string> | null = null
  const request = async () => {
    const { tokenUrl, clientId, clientSecret } = settings
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const result = await withinLimit(limit, null, (signal) =>
      fetchJson(fetch, `${tokenUrl}?grant_type=client_credentials`, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}`, accept: 'application/json' },
        signal,
      }),
    )
    if (result.status !== 200) throw new ProviderFailure('failed', `no token: ${result.status}`)
    const token = text(field(result.body, 'access_token'), 8_192)
    if (token === null || !/^[\x21-\x7e]+$/u.test(token))
      throw new ProviderFailure('failed', 'no token in the response')
    const lifetime = Number(field(result.body, 'expires_in'))
    const seconds = lifetime > 0 && Number.isFinite(lifetime) ? lifetime : DEFAULT_SECONDS
    cached = { token, until: now() + (seconds - Math.min(MARGIN_SECONDS, seconds / 2)) * 1000 }
    return token
  }
  return {
    current() {
      if (cached !== null && now() < cached.until) return Promise.resolve(cached.token)
      coming ??= request().finally(() => (coming = null))
      return coming
    },
    drop(token) {
      if (cached?.token === token) cached = null
    },
  }
}
