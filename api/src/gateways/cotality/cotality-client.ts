import { setTimeout as pause } from 'node:timers/promises'
import type { AccessTokens } from './access-token.ts'
import { placeOf, type Timeouts } from './cotality-settings.ts'
import { fetchJson, type JsonResponse } from './fetch-json.ts'
import { ProviderFailure, providerFailure } from '../provider-failure.ts'
import type { Fetch } from '../fetch-response.ts'
import { untilAborted, withinLimit } from '../time-limit.ts'

const NO_DATA = new Set([402, 404])
const NOT_SIGNED_IN = 401
const NOT_ENTITLED = 403

/** A call of the provider's API. */
export interface CotalityCall {
  /** The service and its path, such as /search/nz/matcher/address. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  /** Posted as JSON. */
  readonly body?: unknown
}

/** What a call came to: nothing is null. */
export type Ask = (call: CotalityCall, budget: AbortSignal) => Promise<unknown>

/** What calls need. */
export interface CotalityClientDeps {
  readonly apiUrl: string
  readonly tokens: AccessTokens
  readonly fetch: Fetch
  readonly timeouts: Timeouts
}

/**
 * Calls the provider's API: a failure of the provider's or of the connection is tried once more, a token that is refused is
 * replaced once, and the time limits are kept. Answers null where the provider says that it has nothing (404, and 402 of its
 * suggestions); throws a ProviderFailure otherwise. Source: providers, section 3.5.
 */
export function cotalityClient({ apiUrl, tokens, fetch, timeouts }: CotalityClientDeps): Ask {
  const tryOnce = async (call: CotalityCall, budget: AbortSignal): Promise<JsonResponse & { token: string }> => {
    const token = await untilAborted(budget, tokens.current)
    const result = await withinLimit(timeouts.call, budget, (signal) =>
      fetchJson(fetch, addressOf(apiUrl, call), { ...requestOf(call, token), signal }),
    )
    return { ...result, token }
  }
  const tryTwice = async (call: CotalityCall, budget: AbortSignal) => {
    try {
      return await tryOnce(call, budget)
    } catch (error) {
      const failure = providerFailure(error)
      if (!failure.again) throw failure
      await pause(timeouts.pause, undefined, { signal: budget }).catch(() => undefined)
      return tryOnce(call, budget)
    }
  }
  const ask = async (call: CotalityCall, budget: AbortSignal) => {
    const first = await tryTwice(call, budget)
    if (first.status !== NOT_SIGNED_IN) return read(first)
    tokens.drop(first.token)
    return read(await tryTwice(call, budget))
  }
  return (call, budget) =>
    ask(call, budget).catch((error: unknown) => {
      throw providerFailure(error)
    })
}

function addressOf(apiUrl: string, { path, query }: CotalityCall): string {
  return `${placeOf(apiUrl, path)}${query === undefined ? '' : `?${new URLSearchParams(query).toString()}`}`
}

function requestOf({ body }: CotalityCall, token: string): RequestInit {
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
  if (body === undefined) return { method: 'GET', headers }
  return { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

function read({ status, body }: JsonResponse): unknown {
  if (status >= 200 && status < 300) return body
  if (NO_DATA.has(status)) return null
  const details = { blame: status === NOT_SIGNED_IN }
  throw new ProviderFailure('failed', status === NOT_ENTITLED ? 'not entitled (403)' : `answered ${status}`, details)
}
