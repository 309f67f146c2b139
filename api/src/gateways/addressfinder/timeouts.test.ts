import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openAddressFinderGateway } from './addressfinder-gateway.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T00:00:00Z') }))
afterEach(() => void vi.useRealTimers())

/** Calls a provider that responds after so many milliseconds, or never, and returns the time it took. */
async function search(delay: number) {
  const start = Date.now()
  let givenUpAt: number | null = null
  const fetch = (_url: string, { signal }: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      if (delay < Infinity) setTimeout(() => resolve(Response.json({ success: true, completions: [] })), delay)
      signal?.addEventListener('abort', () => {
        givenUpAt = Date.now() - start
        reject(signal.reason as Error)
      })
    })
  const settings = { url: 'https://api.example', key: 'key', secret: 'secret', hasWidget: false }
  const source = openAddressFinderGateway(settings, { now: Date.now, warn: () => undefined, fetch })
  const outcome = source.search('12 sample terrace').then(
    (found) => ({ result: found as unknown, took: Date.now() - start }),
    (error: { reason?: string }) => ({ result: error.reason, took: Date.now() - start }),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  return { ...(await outcome), givenUpAt }
}

it('waits three seconds for a response and no longer, and closes the connection', async () => {
  expect(await search(2_999)).toMatchObject({ result: [], took: 2_999 })
  expect(await search(3_001)).toEqual({ result: 'slow', took: 3_000, givenUpAt: 3_000 })
  expect(await search(Infinity)).toEqual({ result: 'slow', took: 3_000, givenUpAt: 3_000 })
})
