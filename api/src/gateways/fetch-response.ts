import { ProviderFailure } from './provider-failure.ts'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** The text of a response, or a ProviderFailure beyond so many bytes. Connection errors pass through. */
export async function readText({ body }: Response, maxBytes: number): Promise<string> {
  if (body === null) return ''
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > maxBytes) throw new ProviderFailure('failed', 'the response is too large')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

// A response about one place has a few kilobytes.
const MAX_BYTES = 4 * 1024 * 1024
const MAX_SECONDS = 24 * 60 * 60

export interface FetchedResponse {
  readonly status: number
  readonly body: unknown
  readonly retryAfter: number | null
}

/**
 * Fetches any response of at most four megabytes, without redirects; the caller judges the status, as some providers
 * report errors in the body. Errors of fetch pass through; too large a response is a ProviderFailure.
 */
export async function fetchResponse(fetch: Fetch, url: string, init: RequestInit): Promise<FetchedResponse> {
  const response = await fetch(url, { ...init, redirect: 'error' })
  const text = await readText(response, MAX_BYTES)
  return { status: response.status, body: parse(text), retryAfter: secondsOf(response.headers.get('retry-after')) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function secondsOf(header: string | null): number | null {
  const text = header?.trim() ?? ''
  return /^\d{1,9}$/u.test(text) ? Math.min(Number(text), MAX_SECONDS) : null
}
