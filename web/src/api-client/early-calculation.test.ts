import { afterEach, beforeEach, expect, it, vi } from 'vitest'

vi.stubGlobal('window', { addEventListener: () => undefined })
const token = `e30.${btoa(JSON.stringify({ sub: 'a1', exp: 4e9 })).replaceAll('=', '')}.x`
vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'homeyield.token' ? token : null) })
const fetched = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', fetched)
const { readCalculationEarly, takeEarlyCalculation } = await import('./early-calculation.ts')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  fetched.mockReset()
  fetched.mockImplementation(() => Promise.resolve(Response.json({ id: 'one' })))
})
afterEach(() => void vi.useRealTimers())

it('is asked for once, and taken once', async () => {
  readCalculationEarly('one')
  expect(await takeEarlyCalculation('one')).toEqual({ id: 'one' })
  expect(takeEarlyCalculation('one')).toBeNull()
  expect(fetched).toHaveBeenCalledTimes(1)
})

it('is not taken for another calculation, nor long after it was asked for', () => {
  readCalculationEarly('one')
  expect(takeEarlyCalculation('two')).toBeNull()
  readCalculationEarly('one')
  vi.setSystemTime(Date.now() + 10_000)
  expect(takeEarlyCalculation('one')).toBeNull()
})

it('tells its problem to whoever takes it', async () => {
  fetched.mockImplementation(() =>
    Promise.resolve(Response.json({ error: 'Gone', code: 'not_found' }, { status: 404 })),
  )
  readCalculationEarly('one')
  await expect(takeEarlyCalculation('one')).rejects.toMatchObject({ status: 404 })
})
