import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startStripeSandbox } from './start-stripe-sandbox.ts'
import { type StripeSandbox, TEST_CARDS } from './stripe-sandbox.ts'
import { openCheckout, sandboxClient } from './testing/sandbox-client.ts'

// 12 November 2026, 10:00 in Auckland.
const START = Date.UTC(2026, 10, 11, 21) / 1000

let sandbox: StripeSandbox
let client: Stripe
let customer: string

beforeEach(async () => {
  sandbox = await startStripeSandbox({ port: 0, clock: () => START * 1000 })
  client = sandboxClient(sandbox)
  customer = (await client.customers.create({ email: 'payer@homeyield.test', name: 'Payer' })).id
})
afterEach(() => sandbox.close())

async function promotion(code: string): Promise<string> {
  const { data } = await client.promotionCodes.list({ code, limit: 1 })
  return data[0]!.id
}

const types = () => sandbox.read().events.map(({ type }) => type)

test('a checkout creates a subscription once it is paid', async () => {
  const session = await openCheckout(client, customer)
  expect(session).toMatchObject({
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    subscription: null,
    invoice: null,
    customer,
    client_reference_id: 'account-1',
    amount_total: 499,
    currency: 'nzd',
    expires_at: START + 86_400,
    ui_mode: 'hosted_page',
    url: `${sandbox.url}/pay/${session.id}`,
  })
  expect(session.id).toMatch(/^cs_test_a1/u)
  const { data: none } = await client.subscriptions.list({ customer, status: 'all' })
  expect(none).toEqual([])

  const paid = await sandbox.pay(session.id)
  expect(paid).toMatchObject({
    outcome: 'paid',
    redirectUrl: `http://localhost:4321/calculator?referrer=premiumsuccess&session_id=${session.id}`,
  })
  const after = await client.checkout.sessions.retrieve(session.id, { expand: ['subscription', 'line_items'] })
  expect(after).toMatchObject({ status: 'complete', payment_status: 'paid', url: null })
  expect(after.line_items?.data).toMatchObject([{ amount_total: 499, quantity: 1 }])
  expect(after.subscription).toMatchObject({
    status: 'active',
    customer,
    metadata: { account_id: 'account-1' },
    billing_mode: { type: 'flexible' },
    cancel_at: null,
    cancel_at_period_end: false,
    items: {
      data: [
        {
          price: { id: 'price_homeyield_premium', unit_amount: 499, currency: 'nzd', tax_behavior: 'inclusive' },
          current_period_start: START,
          current_period_end: Date.UTC(2026, 11, 11, 21) / 1000,
        },
      ],
    },
  })
  expect(after.subscription).not.toHaveProperty('current_period_end')
  expect(types()).toEqual([
    'customer.created',
    'payment_method.attached',
    'customer.subscription.created',
    'invoice.created',
    'invoice.finalized',
    'payment_intent.succeeded',
    'invoice.paid',
    'invoice.payment_succeeded',
    'checkout.session.completed',
  ])
})

test('a card that declines leaves the checkout open', async () => {
  const { id } = await openCheckout(client, customer)
  expect(await sandbox.pay(id, TEST_CARDS.declines)).toMatchObject({ outcome: 'declined' })
  expect(await sandbox.pay(id, '4111111111111111')).toMatchObject({ outcome: 'declined' })
  expect(await client.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open', subscription: null })
  expect(await sandbox.pay(id)).toMatchObject({ outcome: 'paid' })
  expect(await sandbox.pay(id)).toEqual({ outcome: 'refused', sentence: 'This checkout has already been paid.' })
})

test('a first month that is free asks for no card, and the coupon is used once', async () => {
  const discounts = [{ promotion_code: await promotion('welcome') }]
  const session = await openCheckout(client, customer, { discounts })
  expect(session).toMatchObject({ amount_subtotal: 499, amount_total: 0, total_details: { amount_discount: 499 } })
  await sandbox.pay(session.id)
  const { payment_status, subscription } = await client.checkout.sessions.retrieve(session.id)
  expect(payment_status).toBe('no_payment_required')
  const bought = await client.subscriptions.retrieve(subscription as string, { expand: ['latest_invoice.payments'] })
  expect(bought).toMatchObject({ status: 'active', discounts: [], default_payment_method: null })
  expect(bought.latest_invoice).toMatchObject({ status: 'paid', total: 0, amount_paid: 0, payments: { data: [] } })
  const { data: codes } = await client.promotionCodes.list({ code: 'WELCOME' })
  expect(codes).toMatchObject([{ times_redeemed: 1 }])
})

test('half price for six months, and a preview of the next invoice', async () => {
  const discounts = [{ promotion_code: await promotion('HALFYEAR') }]
  const session = await openCheckout(client, customer, { discounts })
  // Half of 4.99 is 2.495, and the discount is rounded up to 2.50.
  expect(session).toMatchObject({ amount_total: 249 })
  await sandbox.pay(session.id)
  const next = () => client.invoices.createPreview({ customer })
  expect(await next()).toMatchObject({ total: 249, amount_due: 249 })
  await sandbox.advance({ months: 5, days: 1 })
  expect(await next()).toMatchObject({ total: 499, amount_due: 499 })
  await sandbox.advance({ months: 1 })
  const { data } = await client.invoices.list({ customer, status: 'paid' })
  expect(data.map(({ total }) => total)).toEqual([499, 249, 249, 249, 249, 249, 249])
})

test('no coupon takes off more than the price', async () => {
  await sandbox.addPromotionCode({ code: 'TENNER', amountOff: 1000, duration: 'forever' })
  const discounts = [{ promotion_code: await promotion('TENNER') }]
  expect(await openCheckout(client, customer, { discounts })).toMatchObject({
    amount_total: 0,
    total_details: { amount_discount: 499 },
  })
})

test.for([
  ['EXPIRED', { code: 'coupon_expired' }],
  ['USEDUP', { code: 'coupon_expired' }],
])('the code %s is refused', async ([code, problem]) => {
  const discounts = [{ promotion_code: await promotion(code as string) }]
  await expect(openCheckout(client, customer, { discounts })).rejects.toMatchObject({
    statusCode: 400,
    ...(problem as object),
  })
})

test('a first-time code is refused to a customer with an invoice', async () => {
  const discounts = [{ promotion_code: await promotion('FIRSTTIME') }]
  const waiting = await openCheckout(client, customer, { discounts })
  await sandbox.pay((await openCheckout(client, customer)).id)
  await expect(openCheckout(client, customer, { discounts })).rejects.toThrow('prior transactions')
  expect(await sandbox.pay(waiting.id)).toMatchObject({ outcome: 'refused' })
})

test('two paid checkouts are two subscriptions, and a payment can be refunded', async () => {
  const [one, two] = [await openCheckout(client, customer), await openCheckout(client, customer)]
  await sandbox.pay(one.id)
  await sandbox.pay(two.id)
  const { data } = await client.subscriptions.list({ customer, expand: ['data.latest_invoice.payments'] })
  expect(data).toHaveLength(2)
  const invoice = data[0]!.latest_invoice as Stripe.Invoice
  const payment_intent = invoice.payments!.data[0]!.payment.payment_intent as string
  expect(await client.refunds.create({ payment_intent })).toMatchObject({ amount: 499, status: 'succeeded' })
  await expect(client.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_already_refunded' })
})

test('a checkout expires by time and by hand', async () => {
  const [one, two] = [await openCheckout(client, customer), await openCheckout(client, customer)]
  expect(await client.checkout.sessions.expire(one.id)).toMatchObject({ status: 'expired', url: null })
  await expect(client.checkout.sessions.expire(one.id)).rejects.toThrow('can be expired')
  await sandbox.advance({ hours: 24 })
  const { data } = await client.checkout.sessions.list({ customer, status: 'expired' })
  expect(data.map(({ id }) => id)).toEqual([two.id, one.id])
  expect(await sandbox.pay(two.id)).toEqual({ outcome: 'refused', sentence: 'This checkout has expired.' })
  expect(types().filter((type) => type === 'checkout.session.expired')).toHaveLength(2)
})

test('a deleted customer cannot pay', async () => {
  const bought = await openCheckout(client, customer)
  const open = await openCheckout(client, customer)
  await sandbox.pay(bought.id)
  expect(await client.customers.del(customer)).toEqual({ id: customer, object: 'customer', deleted: true })
  const { data } = await client.subscriptions.list({ customer, status: 'all' })
  expect(data).toMatchObject([{ status: 'canceled', ended_at: START }])
  expect(await sandbox.pay(open.id)).toMatchObject({ outcome: 'refused' })
  await expect(openCheckout(client, customer)).rejects.toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'customer',
  })
  expect(await client.customers.retrieve(customer)).toMatchObject({ deleted: true })
})
