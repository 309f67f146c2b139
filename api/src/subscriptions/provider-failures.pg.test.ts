import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startStripeSandbox } from '@homeyield/sandbox/stripe/start-stripe-sandbox'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { allApplied, requestCheckout, atStripe, buyPremium } from '../testing/buy-premium.ts'
import { callAs, signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, testStripe, type TestServer } from '../testing/test-server.ts'

let server: TestServer
const lines: string[] = []

beforeAll(async () => {
  server = await startTestServer({ log: { write: (line) => void lines.push(line) } })
})
afterEach(() => server.stripe.heal())
afterAll(() => server.stop())

const FAILED = {
  status: 502,
  body: {
    code: 'provider_failed',
    error: 'Our payment provider is not available just now. Please try again in a moment.',
  },
}
const SLOW = {
  status: 504,
  body: {
    code: 'provider_slow',
    error: 'Our payment provider did not respond in time. Please try again in a moment.',
  },
}

/** Every call to Stripe that a person waits for. */
const CALLS: [string, (at: Pick<TestServer, 'url'>, payer: TestAccount, other: TestAccount) => Promise<unknown>][] = [
  ['check_coupon', (at) => callAs(at).get('/account/check_coupon?coupon_code=WELCOME')],
  ['stripe_session', (at, _, { token }) => requestCheckout(at, callAs(at, token))],
  ['cancel_subscription', (at, { token }) => callAs(at, token).post('/account/cancel_subscription')],
  ['uncancel_subscription', (at, { token }) => callAs(at, token).post('/account/uncancel_subscription')],
]

describe.each(CALLS)('%s', (_, call) => {
  it.each([
    ['an error', { kind: 'status', status: 500 }],
    ['its maintenance', { kind: 'status', status: 503 }],
    ['a refused key', { kind: 'status', status: 401 }],
    ['a limit', { kind: 'status', status: 429 }],
    ['no JSON', { kind: 'garbage' }],
    ['a closed connection', { kind: 'drop' }],
  ] as const)('reports that Stripe failed with %s, loses nothing, and works again', async (__, fault) => {
    const [payer, other] = [await signUp(server), await signUp(server)]
    await buyPremium(server, payer)
    server.stripe.fail(fault)
    expect(await call(server, payer, other)).toMatchObject(FAILED)
    server.stripe.heal()
    expect((await payer.get('/account')).body).toMatchObject({ premium: true, premium_subscription_cancelled: false })
    expect([200, 201]).toContain(((await call(server, payer, other)) as { status: number }).status)
  })
})

it('a Stripe that is slow is waited for no longer than is set', { timeout: 60_000 }, async () => {
  const stripe = await startStripeSandbox({ port: 0 })
  const own = await startTestServer({ stripe: { ...testStripe(stripe), callTimeout: 4_000 } })
  const impatient = { ...own, stripe }
  await stripe.deliverTo(`${impatient.url}/api/webhooks/stripe`)
  const [payer, other] = [await signUp(impatient), await signUp(impatient)]
  await buyPremium(impatient, payer)
  stripe.fail({ kind: 'slow', milliseconds: 60_000 })
  const responses = await Promise.all(CALLS.map(([, call]) => call(impatient, payer, other)))
  for (const response of responses) expect(response).toMatchObject(SLOW)
  await stripe.close()
  await own.stop()
})

it('a server that trickles its response is slow as well', async () => {
  const trickling = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const timer = setInterval(() => response.write(' '), 50)
    response.on('close', () => clearInterval(timer))
  })
  await new Promise<void>((resolve) => trickling.listen(0, '127.0.0.1', resolve))
  const apiUrl = `http://127.0.0.1:${(trickling.address() as AddressInfo).port}`
  const own = await startTestServer({ stripe: { ...testStripe({ apiUrl }), callTimeout: 300 } })
  expect(await callAs(own).get('/account/check_coupon?coupon_code=WELCOME')).toMatchObject(SLOW)
  await own.stop()
  trickling.closeAllConnections()
  trickling.close()
})

it('where nothing is set up, everything but payments works', async () => {
  const own = await startTestServer({ stripe: null })
  const account = await signUp(own)
  expect((await account.get('/account')).status).toBe(200)
  expect(await requestCheckout(own, account)).toMatchObject(FAILED)
  expect(await callAs(own).post('/webhooks/stripe', {})).toMatchObject({ status: 400 })
  expect((await callAs(own).get('/config')).body).toMatchObject({ plan_price: 4.99, billing_portal_url: null })
  await own.stop()
})

describe('a checkout whose response was lost', () => {
  it('leaves one open checkout, once it is requested again', async () => {
    const account = await signUp(server)
    server.stripe.fail({ endpoint: 'POST /v1/checkout/sessions', kind: 'drop_response', times: 1 })
    const response = await requestCheckout(server, account)
    // The library tries again with the same key, and gets the same checkout.
    expect(response.status).toBe(201)
    expect(atStripe(server, account).sessions.map(({ id }) => id)).toEqual([response.body.sessionId])
  })

  it('for good is withdrawn, so that the next is not refused', async () => {
    const account = await signUp(server)
    server.stripe.fail({ endpoint: 'POST /v1/checkout/sessions', kind: 'status', status: 500, times: 2 })
    expect(await requestCheckout(server, account)).toMatchObject(FAILED)
    expect(await requestCheckout(server, account)).toMatchObject({ status: 201 })
  })

  it('because its server died is given up after a minute', async () => {
    const account = await signUp(server)
    await requestCheckout(server, account)
    await server.database.pool.query(
      `update checkouts set state = 'opening', session_id = null, url = null, created_at = now() - interval '61 seconds'
       where customer_id in (select customer_id from stripe_customers where account_id = $1)`,
      [account.id],
    )
    expect(await requestCheckout(server, account)).toMatchObject({ status: 201 })
  })
})

it('events that arrive while Stripe does not respond are applied when it does', async () => {
  const account = await signUp(server)
  const { body } = await requestCheckout(server, account)
  server.stripe.fail({ endpoint: 'GET /v1/subscriptions', kind: 'status', status: 500, times: 2 })
  await server.stripe.pay(body.sessionId)
  await allApplied(server)
  expect((await account.get('/account')).body.premium).toBe(true)
})

it('the log has what Stripe refused, for the operator, and neither key nor message', () => {
  const log = lines.join('')
  expect(log).toContain('StripeAuthenticationError')
  expect(log).toContain('"code":"StripeConnectionError"')
  expect(log).not.toMatch(/sk_test|whsec_|Invalid API Key/iu)
})
