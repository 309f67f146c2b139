import { ProviderFailure } from '../provider-failure.ts'
import { readText, type Fetch } from '../fetch-response.ts'

// Some hundred times the largest answer that is known.
const MOST_BYTES = 1024 * 1024
const TOO_MANY_REQUESTS = 429

/** A status that says something of what was asked, and the JSON that came with success. */
export interface JsonResponse {
  readonly status: number
  readonly body: unknown
}

/**
 * Fetches JSON, of at most a megabyte and from nowhere but the place named. Throws a ProviderFailure for a status that is the
 * provider's own failure (429 and from 500 on), and for an answer that is no JSON; whatever fetch throws is passed on.
 */
export async function fetchJson(fetch: Fetch, place: string, init: RequestInit): Promise<JsonResponse> {
  const response = await fetch(place, { ...init, redirect: 'error' })
  const { status } = response
  if (!response.ok) {
    await response.body?.cancel()
    if (status === TOO_MANY_REQUESTS) throw new ProviderFailure('failed', 'too many requests (429)')
    if (status >= 500) throw new ProviderFailure('failed', `answered ${status}`, { again: true })
    return { status, body: null }
  }
  const text = await readText(response, MOST_BYTES)
  try {
    return { status, body: JSON.parse(text) as unknown }
  } catch {
    throw new ProviderFailure('failed', 'the answer is not JSON')
  }
}
