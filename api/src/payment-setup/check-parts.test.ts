import type { Stripe } from 'stripe'
import { describe, expect, it } from 'vitest'
import { checkDeliveries } from './check-deliveries.ts'
import { checkKeys } from './check-keys.ts'
import { checkPayments } from './check-payments.ts'
import { checkPortalUrl } from './check-portal-url.ts'
import { checkWebhookEndpoint } from './check-webhook-endpoint.ts'
import { lineOf, type Finding } from './finding.ts'
import { judgePrice } from './check-price.ts'

// Cases that the Stripe sandbox cannot show: production, live mode, and accounts with more data.

const faults = (findings: Finding[]) => findings.filter(({ state }) => state === 'problem').map(lineOf)
const LIVE = { secretKey: 'sk_live_1234567', publishableKey: 'pk_live_1234567', apiUrl: null }
const TEST = { secretKey: 'sk_test_1234567', publishableKey: 'pk_test_1234567', apiUrl: null }

describe('the keys', () => {
  const ok = { kind: 'ok', result: null } as const

  it('of live mode are for production', () => {
    expect(checkKeys({ ...LIVE, isProduction: true }, ok).map(lineOf)).toEqual([
      '✓ Secret key: Stripe accepts it; it is of live mode.',
      '✓ Publishable key: it is of live mode too. The product gives it out and does not use it itself.',
      '✓ Mode: live, for production: real money moves.',
    ])
    expect(faults(checkKeys({ ...LIVE, isProduction: false }, ok))).toEqual([
      expect.stringMatching(/^✗ Mode: the keys are of live mode, but this is not production: real money would move\./u),
    ])
  })

  it('of test mode charge no card', () => {
    expect(faults(checkKeys({ ...TEST, isProduction: false }, ok))).toEqual([])
    expect(faults(checkKeys({ ...TEST, isProduction: true }, ok))).toEqual([
      expect.stringMatching(/^✗ Mode: this is production, and the keys are of test mode: nobody is charged\./u),
    ])
  })

  it('of neither are none', () => {
    const odd = { ...LIVE, secretKey: 'sk_org_1234567', isProduction: true }
    expect(faults(checkKeys(odd, ok))).toEqual([expect.stringMatching(/^✗ Mode: STRIPE_SECRET_KEY has neither/u)])
  })
})

describe('the settings', () => {
  const check = async (environment: Record<string, string>) =>
    (await checkPayments(environment, { localOrigin: 'http://localhost:4321' })).map(lineOf)

  it('that are absent are named, each of them', async () => {
    expect(await check({ STRIPE_SECRET_KEY: ' ' })).toEqual([
      '✗ Settings: STRIPE_SECRET_KEY is not set. It is the secret or a restricted key of the Stripe account.',
      '✗ Settings: STRIPE_PUBLISHABLE_KEY is not set. It is the publishable key of the same Stripe account.',
      '✗ Settings: STRIPE_WEBHOOK_SECRET is not set. It is the signing secret of the webhook endpoint.',
      '✗ Settings: STRIPE_PRICE_ID is not set. It is the id of the price that Premium is sold at.',
    ])
  })

  it('that are mixed up are named, and not shown', async () => {
    const lines = await check({
      STRIPE_SECRET_KEY: 'pk_test_1234567',
      STRIPE_PUBLISHABLE_KEY: 'sk_test_7654321',
      STRIPE_WEBHOOK_SECRET: 'we_1234567',
      STRIPE_PRICE_ID: 'prod_1234567',
    })
    expect(lines).toEqual([
      '✗ Settings: STRIPE_SECRET_KEY must be the secret key of a Stripe account: sk_… or rk_….',
      '✗ Settings: STRIPE_PUBLISHABLE_KEY must be the publishable key of the same Stripe account: pk_….',
      '✗ Settings: STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook endpoint: whsec_….',
      '✗ Settings: STRIPE_PRICE_ID must be the price that Premium is sold at: price_….',
    ])
  })

  it('of production name a public address, and Stripe itself', async () => {
    const parts = {
      NODE_ENV: 'production',
      STRIPE_SECRET_KEY: LIVE.secretKey,
      STRIPE_PUBLISHABLE_KEY: LIVE.publishableKey,
      STRIPE_WEBHOOK_SECRET: 'whsec_1234567',
      STRIPE_PRICE_ID: 'price_1234567',
      STRIPE_API_URL: 'http://localhost:4323',
    }
    const sentence = 'PUBLIC_ORIGIN must be where people reach the product, and begin with https:// in production.'
    for (const more of [{}, { PUBLIC_ORIGIN: 'http://homeyield.example' }]) {
      expect(await check({ ...parts, ...more })).toEqual([
        '✗ Settings: STRIPE_API_URL is set, which production refuses: remove it, so that Stripe is called.',
        `✗ Settings: ${sentence}`,
      ])
    }
  })
})

describe('the price', () => {
  const right = {
    id: 'price_1',
    active: true,
    billing_scheme: 'per_unit',
    currency: 'nzd',
    product: { id: 'prod_1', name: 'Premium', active: true },
    recurring: { interval: 'month', interval_count: 1, usage_type: 'licensed', trial_period_days: null },
    tax_behavior: 'inclusive',
    transform_quantity: null,
    unit_amount: 499,
  }
  const judge = (changes: object) => faults(judgePrice({ ...right, ...changes } as unknown as Stripe.Price))

  it.each([
    [{}, undefined],
    [{ recurring: null }, '✗ Period: it is paid once'],
    [{ recurring: { ...right.recurring, interval_count: 3 } }, '✗ Period: it is paid every 3 months'],
    [{ recurring: { ...right.recurring, interval: 'week' } }, '✗ Period: it is paid each week'],
    [{ recurring: { ...right.recurring, usage_type: 'metered' } }, '✗ Period: it is metered'],
    [{ recurring: { ...right.recurring, trial_period_days: 14 } }, '✗ Period: it begins with a trial'],
    [{ unit_amount: null }, '✗ Amount: it depends on how much is bought'],
    [{ unit_amount: 500 }, '✗ Amount: it is 5.00'],
    [{ unit_amount: 0 }, '✗ Amount: it is 0.00'],
    [{ billing_scheme: 'tiered' }, '✗ Amount: it depends on how much is bought'],
    [{ tax_behavior: null }, '✗ Tax: the price does not say'],
    [{ product: { id: 'prod_1', deleted: true } }, '✗ Product: the price’s product is archived'],
  ])('with %o', (changes, fault) => {
    expect(judge(changes)).toEqual(fault === undefined ? [] : [expect.stringContaining(fault)])
  })
})

describe('the webhook endpoint', () => {
  const URL = 'https://homeyield.example/api/webhooks/stripe'
  const one = { url: URL, status: 'enabled', enabled_events: ['*'], api_version: null }
  const check = (endpoints: object[], url = URL) => {
    const list = () => ({ autoPagingToArray: () => Promise.resolve(endpoints) })
    return checkWebhookEndpoint({ webhookEndpoints: { list } } as unknown as Stripe, url, true)
  }

  it('beside one that is disabled, or of another address, counts', async () => {
    const others = [
      { ...one, status: 'disabled' },
      { ...one, url: 'https://shop.example/hook', enabled_events: [] },
    ]
    expect(faults(await check([...others, one]))).toEqual([])
  })

  it('twice is one too many', async () => {
    expect(faults(await check([one, one]))).toEqual([
      expect.stringContaining(`✗ Webhook endpoint: there are 2 for ${URL}. Each has its own secret`),
    ])
  })

  it('of almost the same address is another', async () => {
    const near = 'There is one for another path or scheme of this host'
    expect(faults(await check([{ ...one, url: `${URL}/` }]))).toEqual([expect.stringContaining(near)])
    const [far] = faults(await check([{ ...one, url: 'https://www.homeyield.example/api/webhooks/stripe' }]))
    expect(far).toContain(`✗ Webhook endpoint: Stripe has none for ${URL}.`)
    expect(far).not.toContain(near)
  })

  it('cannot be on this machine', async () => {
    const [finding] = await check([], 'http://localhost:4321/api/webhooks/stripe')
    expect(finding).toMatchObject({ state: 'open' })
    expect(finding?.message).toContain('stripe listen --forward-to http://localhost:4321/api/webhooks/stripe')
  })
})

describe('deliveries', () => {
  const NOW = 1_800_000_000_000
  const check = async (...pending: number[]) => {
    const data = pending.map((pending_webhooks, at) => ({ created: 1_799_999_000 - at, pending_webhooks }))
    const list = () => Promise.resolve({ data })
    return checkDeliveries({ events: { list } } as unknown as Stripe, NOW)
  }

  it('are judged by the latest', async () => {
    expect(lineOf(await check(0, 0, 0))).toBe('✓ Deliveries: Stripe delivered all of the last 3 events.')
    expect(lineOf(await check(0, 2, 1))).toMatch(/^✓ .* its latest event; 2 earlier ones wait/u)
    expect(lineOf(await check(1, 0, 1))).toMatch(/^✗ .* could not deliver its latest event, nor 1 of the 2 before\./u)
    expect(await check()).toMatchObject({ state: 'open' })
  })
})

describe('the portal', () => {
  it.each([
    ['https://billing.stripe.com/p/login/abc', LIVE, 'ok'],
    ['https://billing.stripe.com/p/login/test_abc', TEST, 'ok'],
    ['https://pay.homeyield.example/p/login/abc', LIVE, 'ok'],
    ['https://billing.stripe.com/p/login/test_abc', LIVE, 'problem'],
    ['https://billing.stripe.com/p/login/abc', TEST, 'problem'],
    ['https://billing.stripe.com/p/session/live_abc', LIVE, 'problem'],
    ['https://dashboard.stripe.com/settings/billing/portal', LIVE, 'problem'],
    ['http://billing.stripe.com/p/login/abc', LIVE, 'problem'],
    ['https://homeyield.example', LIVE, 'problem'],
    [null, LIVE, 'open'],
  ] as const)('%s is judged by its looks', (portalUrl, keys, state) => {
    const setup = { webhookSecret: '', priceId: '', origin: '', isProduction: true, ...keys, portalUrl }
    expect(checkPortalUrl(setup).state).toBe(state)
  })
})
