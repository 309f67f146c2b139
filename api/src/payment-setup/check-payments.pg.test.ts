import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { allApplied, buyPremium } from '../testing/buy-premium.ts'
import { signUp } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { checkPayments, type CheckOptions } from './check-payments.ts'
import { lineOf } from './finding.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterEach(async () => {
  server.stripe.heal()
  await server.stripe.changeProduct({ active: true })
  server.stripe.changeWebhookEndpoint({ status: 'enabled', enabledEvents: ['*'], apiVersion: '2026-10-28.endive' })
})
afterAll(() => server.stop())

type Environment = Record<string, string>

/** Checks correct settings with these changes, and returns the lines; none may contain a secret. */
async function check(changes: Environment = {}, options: Partial<CheckOptions> = {}): Promise<string[]> {
  const environment: Environment = {
    NODE_ENV: 'development',
    PUBLIC_ORIGIN: server.url,
    STRIPE_SECRET_KEY: 'sk_test_homeyield_sandbox',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_homeyield_sandbox',
    STRIPE_WEBHOOK_SECRET: 'whsec_homeyield_sandbox',
    STRIPE_PRICE_ID: 'price_homeyield_premium',
    STRIPE_PORTAL_URL: `${server.stripe.url}/portal`,
    STRIPE_API_URL: server.stripe.apiUrl,
    ...changes,
  }
  const findings = await checkPayments(environment, { localOrigin: 'http://localhost:4321', ...options })
  const lines = findings.map(lineOf)
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']) {
    const secret = environment[name] ?? ''
    if (secret === '') continue
    expect(lines.join('\n')).not.toContain(secret)
    expect(lines.join('\n')).not.toContain(secret.slice(-8))
  }
  return lines
}

const faults = (lines: string[]) => lines.filter((line) => line.startsWith('✗'))
const theFault = async (...given: Parameters<typeof check>) => {
  const found = faults(await check(...given))
  expect(found).toHaveLength(1)
  return found[0]
}

it('a set-up as it should be is all good', async () => {
  expect(await check()).toEqual([
    '✓ Secret key: the sandbox of STRIPE_API_URL accepts it (Stripe was not called); it is of test mode.',
    '✓ Publishable key: it is of test mode too. The product gives it out and does not use it itself.',
    '✓ Mode: test: no money moves.',
    '✓ Price: price_homeyield_premium is there and active.',
    '✓ Product: “Homeyield Premium” is active; payers see that name.',
    '✓ Amount: 4.99.',
    '✓ Currency: NZD.',
    '✓ Period: each month.',
    '✓ Tax: GST is included.',
    `✓ Webhook endpoint: ${server.url}/api/webhooks/stripe is enabled.`,
    '✓ Events: all 9 that are needed are sent.',
    '✓ API version: 2026-10-28.endive, as the product speaks it.',
    `✓ Webhook secret: the server at ${server.url}/api/webhooks/stripe holds the same, and refuses others.`,
    '– Deliveries: no event in three days, the last minute aside. Buy Premium once and check again: only then is it known that Stripe signs with STRIPE_WEBHOOK_SECRET.',
    '✓ Customer portal: STRIPE_PORTAL_URL is an address; a sandbox’s portal may be anywhere.',
  ])
})

it('nothing is changed at Stripe, and the event that tries the secret is done with', async () => {
  server.stripe.forgetRequests()
  await check()
  expect(server.stripe.requests.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET'])
  const { rows } = await server.database.pool.query(
    `select customer_id, applied_at is not null as applied from stripe_events where type = 'homeyield.check' limit 1`,
  )
  expect(rows).toEqual([{ customer_id: null, applied: true }])
})

describe('the keys', () => {
  it('one that Stripe refuses is reported, and other checks are skipped', async () => {
    const lines = await check({ STRIPE_SECRET_KEY: 'sk_test_of_somebody_else' })
    expect(faults(lines)).toEqual([
      '✗ Secret key: Stripe does not accept STRIPE_SECRET_KEY. Copy it again from Developers → API keys; it may have been rolled, deleted or cut short.',
    ])
    expect(lines.filter((line) => line.startsWith('–')).map((line) => line.split(':')[0])).toEqual([
      '– Price',
      '– Webhook endpoint',
      '– Deliveries',
    ])
    expect(lines.join()).toContain('✓ Webhook secret')
  })

  it('of two modes do not belong together', async () => {
    expect(await theFault({ STRIPE_PUBLISHABLE_KEY: 'pk_live_abcdefgh12345678' })).toMatch(
      /^✗ Publishable key: it is of live mode, but STRIPE_SECRET_KEY is of test mode\./u,
    )
  })

  it('a restricted one that may do all is good, and what it lacks is named', async () => {
    const restricted = { STRIPE_SECRET_KEY: 'rk_test_homeyield_sandbox' }
    expect(await check(restricted)).toContain('✓ Permissions: the restricted key may do all that the product does.')
    expect(server.stripe.read()).toMatchObject({ customers: [], sessions: [], refunds: [] })
    server.stripe.fail({ endpoint: 'POST /v1/refunds', kind: 'status', status: 403 })
    server.stripe.fail({ endpoint: 'GET /v1/promotion_codes', kind: 'status', status: 403 })
    expect(await theFault(restricted)).toBe(
      '✗ Permissions: the restricted key lacks: Charges and Refunds: write; Promotion Codes: read, Coupons: read. Edit it under Developers → API keys.',
    )
  })

  it.each([
    ['GET /v1/prices', /^✗ Price: .*“Prices: read”/u],
    ['GET /v1/webhook_endpoints', /^✗ Webhook endpoint: .*“Webhook Endpoints: read”/u],
    ['GET /v1/events', /^✗ Deliveries: .*“Events: read”/u],
  ] as const)('a restricted one that may not %s is reported with the missing permission', async (endpoint, fault) => {
    server.stripe.fail({ endpoint, kind: 'status', status: 403 })
    expect(await theFault({ STRIPE_SECRET_KEY: 'rk_test_homeyield_sandbox' })).toMatch(fault)
  })
})

describe('the price', () => {
  it.each([
    ['price_archived', { unitAmount: 499, active: false }, '✗ Price: price_archived is archived'],
    ['price_dear', { unitAmount: 599 }, '✗ Amount: it is 5.99, and the pages and terms say 4.99.'],
    ['price_dollars', { unitAmount: 49_900 }, '✗ Amount: it is 499.00, and the pages and terms say 4.99.'],
    ['price_aud', { unitAmount: 499, currency: 'aud' }, '✗ Currency: it is AUD, and should be NZD.'],
    ['price_year', { unitAmount: 499, interval: 'year' }, '✗ Period: it is paid each year, and should be paid each'],
    ['price_plus', { unitAmount: 499, taxBehavior: 'exclusive' }, '✗ Tax: tax would come on top'],
    ['price_unsaid', { unitAmount: 499, taxBehavior: 'unspecified' }, '✗ Tax: the price does not say whether'],
  ] as const)('%s is not the right one', async (id, price, fault) => {
    await server.stripe.addPrice({ id, ...price })
    expect(await theFault({ STRIPE_PRICE_ID: id })).toContain(fault)
  })

  it('that does not exist is reported', async () => {
    expect(await theFault({ STRIPE_PRICE_ID: 'price_of_another_account' })).toMatch(
      /^✗ Price: Stripe has no price of that id for this key\. What you create in test mode does not exist in live mode/u,
    )
  })

  it('of a product that is archived cannot be bought', async () => {
    await server.stripe.changeProduct({ active: false })
    expect(await theFault()).toBe('✗ Product: the price’s product is archived. Unarchive it in the Product catalogue.')
  })
})

describe('the webhook endpoint', () => {
  it('that is missing is reported, with similar ones', async () => {
    const another = await server.startAnother()
    expect(await theFault({ PUBLIC_ORIGIN: another.url })).toBe(
      `✗ Webhook endpoint: Stripe has none for ${another.url}/api/webhooks/stripe. Add it under Developers → Webhooks.`,
    )
  })

  it('that is disabled is reported', async () => {
    server.stripe.changeWebhookEndpoint({ status: 'disabled' })
    expect(await theFault()).toMatch(/^✗ Webhook endpoint: the one for \S+ is disabled\. Enable it/u)
  })

  const NINE = [
    'checkout.session.completed',
    'checkout.session.async_payment_succeeded',
    'checkout.session.async_payment_failed',
    'checkout.session.expired',
    'customer.subscription.created',
    'customer.subscription.updated',
    'customer.subscription.deleted',
    'invoice.paid',
    'invoice.payment_failed',
  ]

  it('is good with the nine events', async () => {
    server.stripe.changeWebhookEndpoint({ enabledEvents: NINE })
    expect(faults(await check())).toEqual([])
  })

  it.each(NINE)('that lacks %s is reported', async (type) => {
    server.stripe.changeWebhookEndpoint({ enabledEvents: NINE.filter((one) => one !== type) })
    expect(await theFault()).toBe(`✗ Events: not sent: ${type}. Add them to the endpoint.`)
  })

  it('of another version of the API is understood', async () => {
    server.stripe.changeWebhookEndpoint({ apiVersion: '2024-06-20' })
    const lines = await check()
    expect(faults(lines)).toEqual([])
    expect(lines.join('\n')).toContain('✓ API version: 2024-06-20; the product speaks 2026-10-28.endive')
  })
})

describe('the webhook secret', () => {
  it('that the server does not have is reported', async () => {
    expect(await theFault({ STRIPE_WEBHOOK_SECRET: 'whsec_something_else' })).toMatch(
      /^✗ Webhook secret: the server at \S+ does not take STRIPE_WEBHOOK_SECRET\. The server was started with another/u,
    )
  })

  it.each([
    [200, 'accepts events of anybody'],
    [301, 'leads elsewhere (301)'],
    [404, 'returns 404, which is not Homeyield’s webhook'],
    [503, 'returns 503, which is not Homeyield’s webhook'],
  ] as const)('is not tried where every response is %i', async (status, sentence) => {
    const stranger = createServer((_request, response) => response.writeHead(status, { location: '/' }).end('Hello'))
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve))
    const { port } = stranger.address() as AddressInfo
    try {
      const lines = faults(await check({ PUBLIC_ORIGIN: `http://127.0.0.1:${port}` }))
      expect(lines[1]).toContain(`✗ Webhook secret: `)
      expect(lines[1]).toContain(sentence)
    } finally {
      stranger.closeAllConnections()
      stranger.close()
    }
  })

  it('cannot be tried without a response, or without one in time', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const PUBLIC_ORIGIN = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
    const lines = await check({ PUBLIC_ORIGIN }, { callTimeout: 500 })
    expect(lines.join('\n')).toMatch(/✗ Webhook secret: \S+ did not respond in time\./u)
    silent.closeAllConnections()
    await new Promise((resolve) => silent.close(resolve))
    expect((await check({ PUBLIC_ORIGIN })).join('\n')).toMatch(/✗ Webhook secret: nothing responds at \S+\. Start/u)
  })
})

describe('deliveries', () => {
  // Events of the last minute may be on their way.
  const later = { now: () => Date.now() + 120_000 }
  const url = () => `${server.url}/api/webhooks/stripe`

  it('that arrived are good, and those that Stripe signs with another secret show', async () => {
    const subscription = await buyPremium(server, await signUp(server))
    await allApplied(server)
    await server.stripe.delivered()
    expect((await check({}, later)).join('\n')).toMatch(/✓ Deliveries: Stripe delivered all of the last \d events\./u)
    await server.stripe.deliverTo(url(), 'whsec_another_secret')
    await server.stripe.cancelInPortal(subscription)
    const fault = await theFault({}, later)
    expect(fault).toMatch(/^✗ Deliveries: Stripe could not deliver its latest event, nor 0 of the \d before\./u)
    expect(fault).toContain('Most often STRIPE_WEBHOOK_SECRET is not the endpoint’s')
    // Too early for events of just now.
    expect(faults(await check())).toEqual([])
    await server.stripe.deliverTo(url())
    await server.stripe.delivered()
    expect(faults(await check({}, later))).toEqual([])
  })
})

describe('Stripe', () => {
  it.each([
    [{ kind: 'drop' }, 'no connection'],
    [{ kind: 'slow', milliseconds: 5_000 }, 'no response in time'],
    [{ kind: 'status', status: 500 }, 'an error of Stripe (500)'],
    [{ kind: 'status', status: 429 }, 'too many calls'],
    [{ kind: 'garbage' }, 'an error of Stripe'],
  ] as const)('with %o is away, and the server is checked all the same', async (fault, words) => {
    server.stripe.fail(fault)
    const lines = await check({}, { callTimeout: 2_000 })
    expect(faults(lines)).toHaveLength(1)
    expect(faults(lines)[0]).toContain(`✗ Secret key: the call to Stripe failed: ${words}`)
    expect(lines.join('\n')).toContain('✓ Webhook secret')
  })

  it.each([
    ['GET /v1/webhook_endpoints', '✗ Webhook endpoint: the call to Stripe failed: no response in time'],
    ['GET /v1/events', '✗ Deliveries: the call to Stripe failed: no response in time'],
  ])('that is slow at %s alone is reported there', async (endpoint, fault) => {
    server.stripe.fail({ endpoint, kind: 'slow', milliseconds: 5_000 })
    expect(await theFault({}, { callTimeout: 2_000 })).toContain(fault)
  })
})
