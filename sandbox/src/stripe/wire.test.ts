import type Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startStripeSandbox } from './start-stripe-sandbox.ts'
import type { StripeSandbox } from './stripe-sandbox.ts'
import { openCheckout, sandboxClient } from './testing/sandbox-client.ts'

let sandbox: StripeSandbox
let client: Stripe

beforeEach(async () => {
  sandbox = await startStripeSandbox({ port: 0 })
  client = sandboxClient(sandbox)
})
afterEach(() => sandbox.close())

const KEY = { authorization: 'Bearer sk_test_homeyield_sandbox' }

async function call(method: string, path: string, form = '', headers: Record<string, string> = KEY) {
  const posts = method === 'POST'
  const response = await fetch(`${sandbox.apiUrl}${path}${posts || form === '' ? '' : `?${form}`}`, {
    method,
    headers: { ...headers, ...(posts ? { 'content-type': 'application/x-www-form-urlencoded' } : {}) },
    ...(posts ? { body: form } : {}),
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as object }
}

describe('authentication', () => {
  test.for([
    [{}, 'You did not provide an API key.'],
    [{ authorization: 'Bearer sk_test_of_somebody_else' }, 'Invalid API Key provided: sk_test_************else'],
    [{ authorization: 'Bearer pk_test_homeyield_sandbox' }, 'cannot be made with a publishable API key'],
  ] as const)('%o is refused', async ([headers, sentence]) => {
    const { status, body } = await call('GET', '/v1/balance', '', { ...headers })
    expect(status).toBe(401)
    expect(body).toMatchObject({
      error: { type: 'invalid_request_error', message: expect.stringContaining(sentence) as string },
    })
  })

  test('a wrong key is an authentication error to the SDK', async () => {
    await expect(sandboxClient(sandbox, 'sk_test_wrong').balance.retrieve()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    })
  })

  test('another version of the API is refused', async () => {
    const { status } = await call('GET', '/v1/balance', '', { ...KEY, 'stripe-version': '2024-06-20' })
    expect(status).toBe(400)
  })

  test('a valid key reads the account, its balance and its price', async () => {
    expect(await client.accounts.retrieveCurrent()).toMatchObject({ country: 'NZ', default_currency: 'nzd' })
    expect(await client.balance.retrieve()).toMatchObject({ object: 'balance', livemode: false })
    expect(await client.prices.retrieve('price_homeyield_premium', { expand: ['product'] })).toMatchObject({
      unit_amount: 499,
      currency: 'nzd',
      recurring: { interval: 'month', interval_count: 1 },
      tax_behavior: 'inclusive',
      product: { id: 'prod_homeyield_premium', name: 'Homeyield Premium', active: true },
    })
  })

  test('a restricted key has the same rights, until one is removed', async () => {
    const restricted = sandboxClient(sandbox, 'rk_test_homeyield_sandbox')
    await restricted.customers.create({})
    sandbox.fail({ endpoint: 'POST /v1/customers', kind: 'status', status: 403 })
    await expect(restricted.customers.create({})).rejects.toMatchObject({ type: 'StripePermissionError' })
  })

  test('a product taken off sale is shown as inactive', async () => {
    await sandbox.changeProduct({ active: false })
    expect(await client.products.retrieve('prod_homeyield_premium')).toMatchObject({ active: false })
    expect(await client.products.list({ active: true })).toMatchObject({ data: [] })
    expect(await client.products.list({ active: false })).toMatchObject({ data: [{ id: 'prod_homeyield_premium' }] })
  })
})

test.for([
  'POST /v1/customers',
  'GET /v1/customers',
  'GET /v1/customers/x',
  'POST /v1/customers/x',
  'DELETE /v1/customers/x',
  'GET /v1/products',
  'GET /v1/products/x',
  'GET /v1/prices',
  'GET /v1/prices/x',
  'GET /v1/coupons',
  'GET /v1/coupons/x',
  'GET /v1/promotion_codes',
  'GET /v1/promotion_codes/x',
  'POST /v1/checkout/sessions',
  'GET /v1/checkout/sessions',
  'GET /v1/checkout/sessions/x',
  'GET /v1/checkout/sessions/x/line_items',
  'POST /v1/checkout/sessions/x/expire',
  'GET /v1/subscriptions',
  'GET /v1/subscriptions/x',
  'POST /v1/subscriptions/x',
  'DELETE /v1/subscriptions/x',
  'GET /v1/invoices',
  'POST /v1/invoices/create_preview',
  'GET /v1/invoices/x',
  'POST /v1/invoices/x/pay',
  'POST /v1/invoices/x/void',
  'GET /v1/payment_intents/x',
  'POST /v1/refunds',
  'GET /v1/refunds',
  'GET /v1/refunds/x',
  'GET /v1/account',
  'GET /v1/balance',
  'GET /v1/events',
  'GET /v1/events/x',
  'GET /v1/webhook_endpoints',
  'GET /v1/webhook_endpoints/x',
  'POST /v1/billing_portal/sessions',
])('%s refuses a parameter that it does not know', async (endpoint) => {
  const [method = '', path = ''] = endpoint.split(' ')
  const { status, body } = await call(method, path, 'coupon_code=WELCOME')
  expect(status).toBe(400)
  expect(body).toMatchObject({
    error: {
      type: 'invalid_request_error',
      code: 'parameter_unknown',
      param: 'coupon_code',
      message: 'Received unknown parameter: coupon_code',
    },
  })
})

test.for([
  ['line_items[0][prise]=x', 'parameter_unknown', 'line_items[0][prise]'],
  ['line_items[0][quantity]=one', 'parameter_invalid_integer', 'line_items[0][quantity]'],
  ['mode=subscribe', undefined, 'mode'],
  ['mode=', undefined, 'mode'],
  ['ui_mode=hosted', undefined, 'ui_mode'],
  ['payment_method_types[0]=card', 'parameter_unknown', 'payment_method_types'],
  ['success_url=/calculator', 'url_invalid', 'success_url'],
  ['success_url=', 'parameter_invalid_empty', 'success_url'],
  ['allow_promotion_codes=yes', undefined, 'allow_promotion_codes'],
  ['metadata[a][b]=1', undefined, 'metadata[a]'],
  ['__proto__[x]=1', 'parameter_unknown', '__proto__'],
  ['mode=subscription', 'parameter_missing', 'line_items'],
] as const)('a checkout with %s is refused by name', async ([form, code, param]) => {
  const { status, body } = await call('POST', '/v1/checkout/sessions', form)
  expect(status).toBe(400)
  expect(body).toMatchObject({ error: { param, ...(code === undefined ? {} : { code }) } })
})

test('parameters that exclude each other are refused', async () => {
  const { id } = await client.customers.create({})
  const { data } = await client.promotionCodes.list({ code: 'DOLLAR' })
  const discounts = [{ promotion_code: data[0]!.id }]
  await expect(openCheckout(client, id, { discounts, allow_promotion_codes: false })).rejects.toThrow(
    'You may only specify one of these parameters: allow_promotion_codes, discounts.',
  )
  await expect(openCheckout(client, id, { customer_email: 'x@homeyield.test' })).rejects.toThrow(
    'You may only specify one of these parameters: customer, customer_email.',
  )
})

test('an unknown id is 404 in the path, 400 in a parameter', async () => {
  await expect(client.subscriptions.retrieve('sub_none')).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 404,
    code: 'resource_missing',
    param: 'id',
    message: "No such subscription: 'sub_none'",
  })
  await expect(client.subscriptions.list({ customer: 'cus_none' })).rejects.toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'customer',
  })
  expect((await call('GET', '/v1/issuing/cards')).status).toBe(404)
})

test('every response has the id of its request', async () => {
  const { headers } = await call('GET', '/v1/balance')
  expect(headers.get('request-id')).toMatch(/^req_\w{14}$/u)
  await expect(client.events.retrieve('evt_none')).rejects.toMatchObject({
    requestId: expect.stringMatching(/^req_/u) as string,
  })
})

describe('an idempotency key', () => {
  const options = { idempotencyKey: 'customer:1' }

  test('repeats the response and does the work once', async () => {
    const first = await client.customers.create({ email: 'a@homeyield.test' }, options)
    const again = await client.customers.create({ email: 'a@homeyield.test' }, options)
    expect(again).toEqual(first)
    expect(again.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'original-request': first.lastResponse.requestId,
    })
    expect(sandbox.read().customers).toHaveLength(1)
  })

  test('belongs to one set of parameters', async () => {
    await client.customers.create({ email: 'a@homeyield.test' }, options)
    await expect(client.customers.create({ email: 'b@homeyield.test' }, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    })
    expect(sandbox.read().customers).toHaveLength(1)
  })

  test('stores an error, but not one of invalid parameters', async () => {
    const update = (params: object) => client.customers.update('cus_none', params, options)
    await expect(update({ emale: 'x' })).rejects.toMatchObject({ code: 'parameter_unknown' })
    await expect(update({ email: 'a@homeyield.test' })).rejects.toMatchObject({ code: 'resource_missing' })
    await expect(update({ email: 'b@homeyield.test' })).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
  })

  test('expires after a day', async () => {
    await client.customers.create({ email: 'a@homeyield.test' }, options)
    await sandbox.advance({ hours: 25 })
    await client.customers.create({ email: 'b@homeyield.test' }, options)
    expect(sandbox.read().customers).toHaveLength(2)
  })
})

test('a list has pages, newest first', async () => {
  const ids: string[] = []
  for (let made = 0; made < 12; made += 1) ids.unshift((await client.customers.create({})).id)
  const page = await client.customers.list()
  expect(page).toMatchObject({ object: 'list', has_more: true, url: '/v1/customers' })
  expect(page.data.map(({ id }) => id)).toEqual(ids.slice(0, 10))
  const next = await client.customers.list({ starting_after: ids[9]! })
  expect(next).toMatchObject({ has_more: false, data: [{ id: ids[10] }, { id: ids[11] }] })
  const before = await client.customers.list({ ending_before: ids[3]!, limit: 2 })
  expect(before).toMatchObject({ has_more: true, data: [{ id: ids[1] }, { id: ids[2] }] })
  const all = await client.customers.list({ limit: 5 }).autoPagingToArray({ limit: 100 })
  expect(all.map(({ id }) => id)).toEqual(ids)
})

test('promotion codes ignore case, and expand their coupon', async () => {
  const { data } = await client.promotionCodes.list({
    code: 'halfyear',
    active: true,
    expand: ['data.promotion.coupon'],
  })
  expect(data).toMatchObject([
    {
      code: 'HALFYEAR',
      active: true,
      expires_at: null,
      max_redemptions: null,
      restrictions: { first_time_transaction: false, minimum_amount: null },
      promotion: {
        type: 'coupon',
        coupon: { percent_off: 50, duration: 'repeating', duration_in_months: 6, valid: true },
      },
    },
  ])
  const { data: plain } = await client.promotionCodes.list({ code: 'DOLLAR' })
  expect(plain[0]!.promotion.coupon).toBeTypeOf('string')
  expect(await client.coupons.retrieve(plain[0]!.promotion.coupon as string)).toMatchObject({
    amount_off: 100,
    currency: 'nzd',
    duration: 'forever',
  })
  for (const code of ['EXPIRED', 'USEDUP']) {
    expect(await client.promotionCodes.list({ code, active: true })).toMatchObject({ data: [] })
    expect(await client.promotionCodes.list({ code })).toMatchObject({ data: [{ code, active: false }] })
  }
})

test('a property that cannot be expanded is refused', async () => {
  await expect(client.promotionCodes.list({ expand: ['promotion.coupon'] })).rejects.toThrow(
    "This property cannot be expanded (promotion.coupon). You may want to try expanding 'data.promotion.coupon' instead.",
  )
  await expect(client.promotionCodes.list({ expand: ['data.code'] })).rejects.toThrow('cannot be expanded')
})

describe('it can fail', () => {
  test('with a status, a number of times, at one endpoint', async () => {
    sandbox.fail({ endpoint: 'POST /v1/customers', kind: 'status', status: 500, times: 1 })
    expect(await client.customers.list()).toMatchObject({ data: [] })
    await expect(client.customers.create({})).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: 500 })
    await client.customers.create({})
    expect(sandbox.read().customers).toHaveLength(1)
  })

  test('by being busy', async () => {
    sandbox.fail({ kind: 'status', status: 429 })
    await expect(client.balance.retrieve()).rejects.toMatchObject({ type: 'StripeRateLimitError' })
    sandbox.heal()
    await client.balance.retrieve()
  })

  test('with a body that is not JSON', async () => {
    sandbox.fail({ kind: 'garbage' })
    await expect(client.balance.retrieve()).rejects.toMatchObject({ type: 'StripeAPIError' })
  })

  test('by being slow', async () => {
    sandbox.fail({ kind: 'slow', milliseconds: 60_000 })
    await expect(client.balance.retrieve({}, { timeout: 50 })).rejects.toMatchObject({ type: 'StripeConnectionError' })
  })

  test('by disconnecting before the work, or after it', async () => {
    // The SDK retries once when a connection drops.
    sandbox.fail({ endpoint: '/v1/customers', kind: 'drop', times: 2 })
    await expect(client.customers.create({})).rejects.toMatchObject({ type: 'StripeConnectionError' })
    expect(sandbox.read().customers).toHaveLength(0)
    sandbox.fail({ endpoint: '/v1/customers', kind: 'drop_response', times: 1 })
    await client.customers.create({})
    expect(sandbox.read().customers).toHaveLength(1)
    expect(sandbox.requests.map(({ status }) => status)).toEqual([0, 0, 0, 200])
  })
})
