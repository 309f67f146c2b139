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
