import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addressFinderAddresses } from './addressfinder-gateway.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T00:00:00Z') }))
afterEach(() => void vi.useRealTimers())

/** Calls a provider that responds after so many milliseconds, or never, and returns the time it took. */
async function ask(delay: number) {
  const start = Date.now()
  let givenUpAt: number | null = null
  const fetch = (_place: string, { signal }: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      if (delay < Infinity) setTimeout(() => resolve(Response.json({ success: true, completions: [] })), delay)
      signal?.addEventListener('abort', () => {
        givenUpAt = Date.now() - start
        reject(signal.reason as Error)
      })
    })
  const settings = { url: 'https://api.example', key: 'key', secret: 'secret', hasWidget: false }
  const source = addressFinderAddresses(settings, { now: Date.now, warn: () => undefined, fetch })
  const outcome = source.search('12 sample terrace').then(
    (found) => ({ said: found as unknown, took: Date.now() - start }),
    (error: { reason?: string }) => ({ said: error.reason, took: Date.now() - start }),
  )
  await vi.advanceTimersByTimeAsync(60_000)
  return { ...(await outcome), givenUpAt }
}

it('waits three seconds for a response and no longer, and closes the connection', async () => {
  expect(await ask(2_999)).toMatchObject({ said: [], took: 2_999 })
  expect(await ask(3_001)).toEqual({ said: 'slow', took: 3_000, givenUpAt: 3_000 })
  expect(await ask(Infinity)).toEqual({ said: 'slow', took: 3_000, givenUpAt: 3_000 })
})
