import { AddressSourceUnavailable } from '../../addresses/address-source.ts'
import { CircuitBreaker } from '../circuit-breaker.ts'
import { type Fetch, fetchResponse, type FetchedResponse } from '../fetch-response.ts'
import { isRecord } from '@homeyield/domain/records/is-record'
import { field, text } from '../loose-json.ts'
import { ProviderFailure, providerFailure } from '../provider-failure.ts'
import { withinLimit } from '../time-limit.ts'
import type { AddressFinderSettings } from './addressfinder-settings.ts'

// After ten failed calls in a row, no calls for fifteen seconds.
const BREAKER = { failures: 10, resetTimeout: 15_000 }
const TOO_MANY_REQUESTS = 429
const DEFAULT_WAIT = 30
const WAIT_FOR_LOOKUPS = 3600

/** Codes of an invalid query rather than a failing provider: the result is nothing. */
const NOTHING = new Set(['1000', '1011'])
/** Codes of exhausted lookups. */
const USED_UP = new Set(['1009', '1021'])

export interface AddressFinderDeps {
  readonly now: () => number
  readonly warn: (sentence: string) => void
  readonly fetch?: Fetch
  /** Milliseconds for one call. */
  readonly timeout?: number
}

/** A response of the API; null for nothing found. Throws AddressSourceUnavailable on failure. */
export type CallAddressFinder = (
  path: string,
  query: Readonly<Record<string, string>>,
) => Promise<Readonly<Record<string, unknown>> | null>

/**
 * Calls Addressfinder from the server, with the secret in a header, out of URL logs. Only `success: true` counts,
 * whatever the status. Respects the provider's wait times.
 */
export function addressFinderClient(settings: AddressFinderSettings, deps: AddressFinderDeps): CallAddressFinder {
  const { now, warn, fetch = globalThis.fetch, timeout = 3_000 } = deps
  const breaker = new CircuitBreaker({ ...BREAKER, now })
  let pausedUntil = 0

  const pause = (seconds: number): AddressSourceUnavailable => {
    pausedUntil = now() + seconds * 1000
    return new AddressSourceUnavailable('limited', seconds)
  }
  const read = ({ status, body, retryAfter }: FetchedResponse) => {
    if (isRecord(body) && body['success'] === true) return body
    const code = text(field(body, 'error_code')) ?? ''
    if (NOTHING.has(code)) return null
    if (USED_UP.has(code) || status === TOO_MANY_REQUESTS) {
      warn(`Addressfinder: ${code === '' ? 'too many requests (429)' : `the lookups are used up (${code})`}`)
      return pause(retryAfter ?? (code === '' ? DEFAULT_WAIT : WAIT_FOR_LOOKUPS))
    }
    throw new ProviderFailure('failed', /^\d{4}$/u.test(code) ? `error ${code}` : `unexpected response (${status})`)
  }
  return async (path, query) => {
    if (now() < pausedUntil) throw new AddressSourceUnavailable('limited', Math.ceil((pausedUntil - now()) / 1000))
    const url = `${settings.url}${path}?${new URLSearchParams({ key: settings.key, format: 'json', ...query }).toString()}`
    const headers = { accept: 'application/json', authorization: settings.secret }
    try {
      const result = await breaker.run(async () =>
        read(await withinLimit(timeout, null, (signal) => fetchResponse(fetch, url, { headers, signal }))),
      )
      if (result instanceof AddressSourceUnavailable) throw result
      return result
    } catch (error) {
      if (error instanceof AddressSourceUnavailable) throw error
      const { kind, message } = providerFailure(error)
      warn(`Addressfinder: ${message}`)
      throw new AddressSourceUnavailable(kind)
    }
  }
}
