import { ProviderFailure } from '../provider-failure.ts'
import { readText, type Fetch } from '../fetch-response.ts'

// Some hundred times the largest known response.
const MAX_BYTES = 1024 * 1024
const TOO_MANY_REQUESTS = 429

export interface JsonResponse {
  readonly status: number
  readonly body: unknown
}

/** Fetches JSON of at most a megabyte, without redirects. Throws a ProviderFailure, or what fetch throws. */
export async function fetchJson(fetch: Fetch, url: string, init: RequestInit): Promise<JsonResponse> {
  const response = await fetch(url, { ...init, redirect: 'error' })
  const { status } = response
  if (!response.ok) {
    await response.body?.cancel()
    if (status === TOO_MANY_REQUESTS) throw new ProviderFailure('failed', 'too many requests (429)')
    if (status >= 500) throw new ProviderFailure('failed', `status ${status}`, { again: true })
    return { status, body: null }
  }
  const text = await readText(response, MAX_BYTES)
  try {
    const body: unknown = JSON.parse(text)
    return { status, body }
  } catch {
    throw new ProviderFailure('failed', 'the response is not JSON')
  }
}
