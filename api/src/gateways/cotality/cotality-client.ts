import { setTimeout as pause } from 'node:timers/promises'
import type { AccessTokens } from './access-token.ts'
import { urlOf, type Timeouts } from './cotality-settings.ts'
import { fetchJson, type JsonResponse } from './fetch-json.ts'
import { ProviderFailure, providerFailure } from '../provider-failure.ts'
import type { Fetch } from '../fetch-response.ts'
import { untilAborted, withinLimit } from '../time-limit.ts'

const NO_DATA = new Set([402, 404])
const NOT_SIGNED_IN = 401
const NOT_ENTITLED = 403

export interface CotalityCall {
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  /** Posted as JSON. */
  readonly body?: unknown
}

/** Returns the response's JSON; null for nothing. */
export type CallApi = (call: CotalityCall, budget: AbortSignal) => Promise<unknown>

export interface CotalityClientDeps {
  readonly apiUrl: string
  readonly tokens: AccessTokens
  readonly fetch: Fetch
  readonly timeouts: Timeouts
}

/**
 * Calls the provider's API within the time limits: a failure is tried once more, a refused token is replaced once.
 * Returns null when the provider has nothing (404, and 402 of its suggestions); otherwise throws a ProviderFailure.
 */
export function cotalityClient({ apiUrl, tokens, fetch, timeouts }: CotalityClientDeps): CallApi {
  const tryOnce = async (call: CotalityCall, budget: AbortSignal): Promise<JsonResponse & { token: string }> => {
    const token = await untilAborted(budget, tokens.current)
    const result = await withinLimit(timeouts.call, budget, (signal) =>
      fetchJson(fetch, callUrl(apiUrl, call), { ...requestOf(call, token), signal }),
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
  const callApi = async (call: CotalityCall, budget: AbortSignal) => {
    const first = await tryTwice(call, budget)
    if (first.status !== NOT_SIGNED_IN) return read(first)
    tokens.drop(first.token)
    return read(await tryTwice(call, budget))
  }
  return (call, budget) =>
    callApi(call, budget).catch((error: unknown) => {
      throw providerFailure(error)
    })
}

function callUrl(apiUrl: string, { path, query }: CotalityCall): string {
  return `${urlOf(apiUrl, path)}${query === undefined ? '' : `?${new URLSearchParams(query).toString()}`}`
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
  throw new ProviderFailure('failed', status === NOT_ENTITLED ? 'not entitled (403)' : `status ${status}`, details)
}
