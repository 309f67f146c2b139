import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Stripe } from 'stripe'
import { allApplied, atStripe, buyPremium } from '../testing/buy-premium.ts'
import { signUp } from '../testing/test-client.ts'
import { startTestServer, testStripe, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let stripe: Stripe

beforeAll(async () => {
  server = await startTestServer()
  const { hostname: host, port } = new URL(server.stripe.apiUrl)
  stripe = new Stripe(testStripe(server.stripe).secretKey, { host, port, protocol: 'http' })
})
afterEach(() => server.stripe.heal())
afterAll(() => server.stop())

const CANCELLED = { premium: true, premium_subscription_cancelled: true }
const RENEWING = { premium: true, premium_subscription_cancelled: false }

describe('downgrading', () => {
  it('ends with the period, can be undone, and either can be requested twice', async () => {
    const account = await signUp(server)
    const id = await buyPremium(server, account)
    const { premium_paid_until } = (await account.get('/account')).body
    const until = { premium_paid_until }
    for (let time = 0; time < 2; time += 1) {
      const cancelled = await account.post('/account/cancel_subscription')
      expect(cancelled).toMatchObject({ status: 200, body: { ...CANCELLED, ...until } })
    }
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active', cancel_at_period_end: true })
    for (let time = 0; time < 2; time += 1) {
      const renewed = await account.post('/account/uncancel_subscription')
      expect(renewed).toMatchObject({ status: 200, body: { ...RENEWING, ...until } })
    }
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at_period_end: false, cancel_at: null })
    await allApplied(server)
    expect((await account.get('/account')).body).toMatchObject(RENEWING)
  })

  it('in the portal is taken back in the product, too', async () => {
    const account = await signUp(server)
    const id = await buyPremium(server, account)
    await server.stripe.cancelInPortal(id)
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
      cancel_at_period_end: false,
      cancel_at: expect.any(Number),
    })
    expect(await account.post('/account/uncancel_subscription')).toMatchObject({ status: 200, body: RENEWING })
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ cancel_at_period_end: false, cancel_at: null })
  })

  it('at twenty places at once is one downgrade', async () => {
    const account = await signUp(server)
    await buyPremium(server, account)
    const responses = await Promise.all(Array.from({ length: 20 }, () => account.post('/account/cancel_subscription')))
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200))
    for (const { body } of responses) expect(body).toMatchObject(CANCELLED)
  })

  it.each(['cancel_subscription', 'uncancel_subscription'])('%s is refused where nothing renews', async (call) => {
    const refused = { status: 422, body: { code: 'invalid', error: expect.stringMatching(/Premium/u) } }
    const account = await signUp(server)
    expect(await account.post(`/account/${call}`)).toMatchObject(refused)
    await stripe.subscriptions.cancel(await buyPremium(server, account))
    expect(await account.post(`/account/${call}`)).toMatchObject(refused)
    expect((await account.get('/account')).body.premium).toBe(false)
  })

  it('runs out with the period', async () => {
    const own = await startTestServer()
    const account = await signUp(own)
    await buyPremium(own, account)
    await account.post('/account/cancel_subscription')
    await own.stripe.advance({ months: 1, hours: 1 })
    await allApplied(own)
    expect((await account.get('/account')).body).toMatchObject({ premium: false })
    expect(atStripe(own, account).live).toEqual([])
    await own.stop()
  })
})

describe('a period that ends', () => {
  // A subscription's month ends at the hour at which it began. The sandbox's clock only goes forward, so the years are
  // late; daylight saving time begins on the last Sunday of September, 29 in 2047, and ends on the first of April, 5 in
  // 2048.
  it.each([
    ['half past midnight in winter', '2047-06-01T12:30:00Z', '2047-07-02'],
    ['half past midnight as summer time begins', '2047-08-28T12:30:00Z', '2047-09-29'],
    ['half past midnight as it ends', '2048-03-04T11:30:00Z', '2048-04-05'],
    ['half past midnight on 29 February', '2048-01-28T11:30:00Z', '2048-02-29'],
  ])('at %s shows the right day', async (_, begins, day) => {
    const own = await startTestServer()
    await own.stripe.advance({ seconds: Date.parse(begins) / 1000 - own.stripe.now() })
    const account = await signUp(own)
    await buyPremium(own, account)
    expect((await account.get('/account')).body).toMatchObject({ premium: true, premium_paid_until: day })
    await own.stop()
  })

  it('renews, and the day moves on', async () => {
    const own = await startTestServer()
    await own.stripe.advance({ seconds: Date.parse('2047-06-01T12:30:00Z') / 1000 - own.stripe.now() })
    const account = await signUp(own)
    await buyPremium(own, account)
    await own.stripe.advance({ months: 1, hours: 2 })
    await allApplied(own)
    expect((await account.get('/account')).body).toMatchObject({ premium: true, premium_paid_until: '2047-08-02' })
    await own.stop()
  })
})
