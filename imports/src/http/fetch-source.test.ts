import type { IncomingMessage, ServerResponse } from 'node:http'
import { inspect } from 'node:util'
import { startLocalServer } from '@homeyield/sandbox/local-server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openHttpTiming } from '../testing/http-timing.ts'
import { fetchJson } from './fetch-json.ts'
import { fetchSource, type SourceRequest } from './fetch-source.ts'
import { SourceFault } from './source-fault.ts'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

const send =
  (status: number, headers: Record<string, string> = {}, body = 'text'): Answer =>
  (response) =>
    void response.writeHead(status, headers).end(body)
const ok = send(200, { 'content-type': 'text/plain' })

/** A server that gives these answers in turn, the last one from then on. */
async function serve(...answers: readonly Answer[]) {
  const requests: IncomingMessage[] = []
  const server = await startLocalServer(async (request, response) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)]
    requests.push(request)
    answer?.(response, request)
  })
  onTestFinished(server.close)
  return { url: new URL(server.url), requests }
}

function get(url: URL, given: Partial<SourceRequest<string>> = {}): Promise<string> {
  const timing = openHttpTiming()
  return fetchSource({ source: 'The test', url, timing, read: ({ body }) => body.toString(), ...given })
}

it('sends the headers and reads the answer', async () => {
  const { url, requests } = await serve(ok)
  expect(await get(url, { headers: { authorization: 'key k' } })).toBe('text')
  expect(requests[0]?.headers.authorization).toBe('key k')
})

describe('tries again', () => {
  it.each<[string, Answer]>([
    ['429', send(429)],
    ['a status of the server', send(503)],
    ['a broken connection', (response) => response.destroy()],
    [
      'half an answer',
      (response) => {
        response.writeHead(200, { 'content-length': '100' }).write('half', () => response.destroy())
      },
    ],
  ])('after %s', async (_, failure) => {
    const { url, requests } = await serve(failure, failure, ok)
    const timing = openHttpTiming()
    expect(await get(url, { timing })).toBe('text')
    expect(requests).toHaveLength(3)
    expect(timing.waits).toEqual([1_000, 5_000])
  })

  it('after a timeout', async () => {
    const { url, requests } = await serve(() => undefined, ok)
    expect(await get(url, { timing: openHttpTiming({ timeout: 300 }) })).toBe('text')
    expect(requests).toHaveLength(2)
  })

  it('when reading the answer says so', async () => {
    const { url } = await serve(ok)
    let tries = 0
    const read = () => {
      tries += 1
      if (tries === 1) throw new SourceFault('The test is busy.', { isTemporary: true })
      return 'read'
    }
    expect(await get(url, { read })).toBe('read')
  })

  it.each([
    ['seconds', '7', 7_000],
    ['more than the longest wait', '3600', 60_000],
    ['a date that has passed', 'Wed, 21 Oct 2015 07:28:00 GMT', 0],
    ['something else', 'soon', 1_000],
  ])('after as long as Retry-After asks: %s', async (_, header, wait) => {
    const { url } = await serve(send(429, { 'retry-after': header }), ok)
    const timing = openHttpTiming()
    await get(url, { timing })
    expect(timing.waits).toEqual([wait])
  })
})

describe('ends with a sentence', () => {
  it.each<[string, Answer, string]>([
    ['429', send(429), 'The test refuses further requests (429). This was try 3; run the import again later.'],
    ['500', send(500), 'The test fails (500). This was try 3; run the import again later.'],
    [
      'no connection',
      (response) => response.destroy(),
      'The test cannot be reached (UND_ERR_SOCKET). This was try 3; run the import again later.',
    ],
    ['404', send(404), 'The test answered with status 404.'],
    ['a refusal', send(403, {}, 'no'), 'The test says no to 403.'],
  ])('for %s', async (_, failure, message) => {
    const { url } = await serve(failure)
    const describeRefusal = (status: number, text: string) =>
      status === 403 ? `The test says ${text} to ${status}.` : null
    await expect(get(url, { describeRefusal })).rejects.toThrow(expect.objectContaining({ message }))
  })

  it('for a timeout', async () => {
    const { url } = await serve(() => undefined)
    await expect(get(url, { timing: openHttpTiming({ timeout: 200, delays: [] }) })).rejects.toThrow(
      'The test did not answer within 0.2 seconds.',
    )
  })

  it('for an answer that is too large, or of another status than expected', async () => {
    const { url } = await serve(ok)
    await expect(get(url, { maxBytes: 3 })).rejects.toThrow('The test answered with more than 3 bytes.')
    await expect(get(url, { status: 206 })).rejects.toThrow('The test answered with status 200.')
  })

  it('without the URL and the headers', async () => {
    const { url } = await serve((response) => response.destroy())
    const failure = await get(new URL('/path;key=secret', url), { headers: { authorization: 'key secret' } }).catch(
      (error: unknown) => error,
    )
    expect(inspect(failure, { depth: 9, showHidden: true })).not.toContain('secret')
  })
})

describe('stops at once when the signal is aborted', () => {
  it('before a request', async () => {
    const { url, requests } = await serve(ok)
    await expect(get(url, { signal: AbortSignal.abort(new Error('stopped')) })).rejects.toThrow('stopped')
    expect(requests).toHaveLength(0)
  })

  it('during a request', async () => {
    const stop = new AbortController()
    const { url } = await serve(() => stop.abort(new Error('stopped')))
    await expect(get(url, { signal: stop.signal })).rejects.toThrow('stopped')
  })

  it('during a wait', async () => {
    const stop = new AbortController()
    const { url } = await serve(send(503))
    const wait = async () => {
      stop.abort(new Error('stopped'))
      throw new Error('aborted')
    }
    await expect(get(url, { signal: stop.signal, timing: openHttpTiming({ wait }) })).rejects.toThrow('stopped')
  })
})

describe('JSON', () => {
  const json = (url: URL) => fetchJson({ source: 'The test', url, timing: openHttpTiming(), read: (body) => body })

  it.each(['application/json; charset=utf-8', 'application/geo+json', 'text/plain;charset=UTF-8'])(
    'comes as %s',
    async (type) => {
      const { url } = await serve(send(200, { 'content-type': type }, '{"a":1}'))
      expect(await json(url)).toEqual({ a: 1 })
    },
  )

  it('is refused as a web page', async () => {
    const { url } = await serve(send(200, { 'content-type': 'text/html' }, '<p>Sign in'))
    await expect(json(url)).rejects.toThrow('The test answered with text/html, where JSON was expected.')
  })

  it('is requested again when it is cut off', async () => {
    const type = { 'content-type': 'application/json' }
    const { url } = await serve(send(200, type, '{"a":'), send(200, type, '{"a":1}'))
    expect(await json(url)).toEqual({ a: 1 })
  })
})
