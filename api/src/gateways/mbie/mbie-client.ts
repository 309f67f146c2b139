import { CircuitBreaker } from '../circuit-breaker.ts'
import { type Fetch, fetchResponse } from '../fetch-response.ts'
import { isRecord } from '@homeyield/domain/records/is-record'
import { ProviderFailure, providerFailure } from '../provider-failure.ts'
import { withinLimit } from '../time-limit.ts'
import type { MbieSettings } from './mbie-settings.ts'

// After six failed calls in a row, no calls for a minute.
const BREAKER = { failures: 6, resetTimeout: 60_000 }
const TOO_MANY_REQUESTS = 429
const DEFAULT_WAIT = 60
/** Not published, or not for such small areas: an older quarter may work. */
const OF_ANOTHER_QUARTER = new Set([400, 404])

export interface MbieTimeouts {
  readonly call: number
  readonly total: number
}

export interface MbieDeps {
  readonly now: () => number
  readonly warn: (sentence: string) => void
  readonly fetch?: Fetch
  readonly timeouts?: MbieTimeouts
}

/** An object from the API. Throws a ProviderFailure; `again` means that another quarter may work. */
export type CallMbie = (
  path: string,
  query?: Readonly<Record<string, string>>,
) => Promise<Readonly<Record<string, unknown>>>

/** Calls MBIE's API with the subscription's key in a header. Respects the provider's wait times. */
export function mbieClient({ url, key }: MbieSettings, deps: MbieDeps & { timeouts: MbieTimeouts }): CallMbie {
  const { now, fetch = globalThis.fetch, timeouts } = deps
  const breaker = new CircuitBreaker({ ...BREAKER, now })
  let pausedUntil = 0
  const headers = { accept: 'application/json', 'ocp-apim-subscription-key': key }

  const callOnce = async (path: string, query: Readonly<Record<string, string>>) => {
    const target = `${url}${path}${Object.keys(query).length > 0 ? `?${new URLSearchParams(query).toString()}` : ''}`
    const { status, body, retryAfter } = await withinLimit(timeouts.call, null, (signal) =>
      fetchResponse(fetch, target, { headers, signal }),
    )
    if (status === TOO_MANY_REQUESTS) {
      pausedUntil = now() + (retryAfter ?? DEFAULT_WAIT) * 1000
      throw new ProviderFailure('failed', 'too many requests (429)', { blame: false })
    }
    if (OF_ANOTHER_QUARTER.has(status)) {
      throw new ProviderFailure('failed', `status ${status}`, { again: true, blame: false })
    }
    if (status !== 200) throw new ProviderFailure('failed', `status ${status}`, { again: status >= 500 })
    if (!isRecord(body) || !Array.isArray(body['items'])) {
      throw new ProviderFailure('failed', 'unexpected response')
    }
    return body
  }
  return async (path, query = {}) => {
    if (now() < pausedUntil) throw new ProviderFailure('failed', 'asked to wait', { blame: false })
    try {
      return await breaker.run(() => callOnce(path, query))
    } catch (error) {
      throw providerFailure(error)
    }
  }
}
