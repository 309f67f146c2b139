import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openMbieGateway } from './mbie-gateway.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T00:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const PLACE = { sa2_code: '131200', area: 'Ponsonby East', district: 'Auckland', region: 'Auckland Region' }
const NAMES = { items: [{ label: 'Auckland Region', code: '2' }] }
const NOTHING = { area: null, suburb_group: null, district: null, region: null }

/**
 * Calls a provider that takes so many milliseconds for each response, and whose figures fail; returns the time our
 * result took.
 */
async function readRungs(delay: number) {
  const start = Date.now()
  const givenUp: number[] = []
  const fetch = (url: string, { signal }: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      const isNames = url.includes('/area-definitions/')
      const response = () => (isNames ? Response.json(NAMES) : Response.json({}, { status: 500 }))
      if (delay < Infinity) setTimeout(() => resolve(response()), delay)
      signal?.addEventListener('abort', () => {
        givenUp.push(Date.now() - start)
        reject(signal.reason as Error)
      })
    })
  const gateway = openMbieGateway(
    { url: 'https://api.example', key: 'key' },
    { now: Date.now, warn: () => undefined, fetch },
  )
  const outcome = gateway.rungsFor(PLACE).then((rungs) => ({ rungs, took: Date.now() - start }))
  await vi.advanceTimersByTimeAsync(120_000)
  return { ...(await outcome), givenUp }
}

it('waits six seconds for all figures together, however many calls they take', async () => {
  expect(await readRungs(Infinity)).toMatchObject({ rungs: NOTHING, took: 6_000 })
  expect(await readRungs(2_500)).toMatchObject({ rungs: NOTHING, took: 6_000 })
})

it('ends a call after fifteen', async () => {
  const { givenUp } = await readRungs(Infinity)
  expect(givenUp[0]).toBe(15_000)
})
