import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openCheckout } from './open-checkout.ts'
import { cameFromCheckout } from './remembered-checkout.ts'

const went: string[] = []
const at: string[] = []
const noted = new Map<string, string>()
let requested: unknown

beforeEach(() => {
  vi.useFakeTimers()
  went.length = 0
  at.length = 0
  noted.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => noted.get(key) ?? null,
    setItem: (key: string, value: string) => void noted.set(key, value),
  })
  vi.stubGlobal('localStorage', { getItem: () => tokenForAMinute(), setItem: () => undefined })
  vi.stubGlobal('window', {
    location: { origin: 'https://homeyield.test', assign: (url: string) => went.push(url) },
    history: { state: null, replaceState: (_state: unknown, _title: string, path: string) => at.push(path) },
    addEventListener: () => undefined,
  })
})
afterEach(() => vi.useRealTimers())

function tokenForAMinute(): string {
  return `e30.${btoa(JSON.stringify({ sub: 'a1', exp: Date.now() / 1000 + 60 })).replaceAll('=', '')}.x`
}

function respond(status: number, body: object) {
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    requested = JSON.parse(init.body as string)
    return new Response(JSON.stringify(body), { status })
  })
}

const opened = (url: string) => respond(201, { publishableKey: 'pk_test_1', sessionId: 'cs_test_1', url })

const RETURNS = {
  success_url: 'https://homeyield.test/calculator?referrer=premiumsuccess',
  cancel_url: 'https://homeyield.test/plans?referrer=premiumcancelled',
}
const NOT_OPENED = 'The payment page did not open. Nothing was charged. Please try again.'

it.each([
  [null, RETURNS],
  ['WELCOME', { ...RETURNS, coupon_code: 'WELCOME' }],
])(
  'with the coupon %s it goes to the page of the checkout, and the way back leads to the plans',
  async (coupon, body) => {
    opened('https://checkout.test/c/pay/cs_test_1')
    const refused = expect(openCheckout(coupon)).rejects.toMatchObject({ message: NOT_OPENED })
    await vi.advanceTimersByTimeAsync(14_000)
    expect(requested).toEqual(body)
    expect(went).toEqual(['https://checkout.test/c/pay/cs_test_1'])
    expect(at).toEqual(['/plans'])
    expect(cameFromCheckout('cs_test_1')).toBe(true)
    expect(cameFromCheckout('cs_test_made_up_by_a_link')).toBe(false)
    // Still here: the page did not come.
    await vi.advanceTimersByTimeAsync(2_000)
    await refused
  },
)

it.each(['javascript:alert(1)', '/calculator', ''])('never goes to what is no web page: %s', async (url) => {
  opened(url)
  await expect(openCheckout(null)).rejects.toMatchObject({ message: NOT_OPENED })
  expect(went).toEqual([])
})

it('goes nowhere when the server refuses', async () => {
  respond(422, { error: 'You have Premium already.', code: 'invalid' })
  await expect(openCheckout(null)).rejects.toMatchObject({ status: 422, message: 'You have Premium already.' })
  expect(went).toEqual([])
})
