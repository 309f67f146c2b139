import { ProviderFailure } from './provider-failure.ts'

/** What makes requests: fetch, or what a test puts in its place. */
export type Fetch = (place: string, init: RequestInit) => Promise<Response>

/** The text of an answer, of no more than so many bytes: a ProviderFailure beyond them. Whatever breaks the connection is passed on. */
export async function readText({ body }: Response, mostBytes: number): Promise<string> {
  if (body === null) return ''
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  for await (const chunk of body as ReadableStream<Uint8Array>) {
    size += chunk.byteLength
    if (size > mostBytes) throw new ProviderFailure('failed', 'the answer is too large')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

// A question about one place is answered in a few kilobytes.
const MOST_BYTES = 4 * 1024 * 1024
const MOST_SECONDS = 24 * 60 * 60

/** Whatever came back: its status, its JSON (undefined where it is none), and the seconds it asks to wait. */
export interface FetchedResponse {
  readonly status: number
  readonly body: unknown
  readonly retryAfter: number | null
}

/**
 * Fetches whatever a provider says, of at most four megabytes and from nowhere but the place named, with its status left to the caller:
 * some say what is wrong in the body alone. Throws what fetch throws, and a ProviderFailure for an answer that is too large.
 */
export async function fetchResponse(fetch: Fetch, place: string, init: RequestInit): Promise<FetchedResponse> {
  const response = await fetch(place, { ...init, redirect: 'error' })
  const text = await readText(response, MOST_BYTES)
  return { status: response.status, body: parse(text), retryAfter: secondsOf(response.headers.get('retry-after')) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function secondsOf(header: string | null): number | null {
  const text = header?.trim() ?? ''
  return /^\d{1,9}$/u.test(text) ? Math.min(Number(text), MOST_SECONDS) : null
}
