import type Stripe from 'stripe'
import { afterEach, describe, expect, test } from 'vitest'
import { startStripeSandbox } from './start-stripe-sandbox.ts'
import { type StripeSandbox, TEST_CARDS } from './stripe-sandbox.ts'
import { openCheckout, sandboxClient } from './testing/sandbox-client.ts'

const seconds = (moment: string) => Date.parse(moment) / 1000
const HOUR = 3600
const DAY = 86_400

let sandbox: StripeSandbox
let client: Stripe
let customer: string

/** Starts a sandbox at that time, with a subscription paid by that card. */
async function begin(moment: string, card: string = TEST_CARDS.pays, more = {}): Promise<string> {
  sandbox = await startStripeSandbox({ port: 0, clock: () => Date.parse(moment) })
  client = sandboxClient(sandbox)
  customer = (await client.customers.create({ email: 'payer@homeyield.test' })).id
  const paid = await sandbox.pay((await openCheckout(client, customer, more)).id, card)
  if (paid.outcome !== 'paid') throw new Error(paid.sentence)
  return paid.subscriptionId
}

afterEach(() => sandbox.close())

const period = async (id: string) => {
  const { items } = await client.subscriptions.retrieve(id)
  return [items.data[0]!.current_period_start, items.data[0]!.current_period_end]
}
/** The events since the purchase. */
const happened = () =>
  sandbox
    .read()
    .events.slice(9)
    .map(({ type, created }) => [type, created] as const)

describe('a renewal', () => {
  test('starts a period at once, and is collected an hour later', async () => {
    const id = await begin('2026-03-10T09:00:00Z')
    const due = seconds('2026-04-10T09:00:00Z')
    await sandbox.advance({ months: 1, minutes: 30 })
    expect(await period(id)).toEqual([due, seconds('2026-05-10T09:00:00Z')])
    const { data: drafts } = await client.invoices.list({ customer, status: 'draft' })
    expect(drafts).toMatchObject([
      {
        billing_reason: 'subscription_cycle',
        total: 499,
        period_start: seconds('2026-03-10T09:00:00Z'),
        period_end: due,
        parent: { type: 'subscription_details', subscription_details: { subscription: id } },
        lines: { data: [{ period: { start: due, end: seconds('2026-05-10T09:00:00Z') } }] },
      },
    ])
    await sandbox.advance({ hours: 1 })
    expect(happened()).toEqual([
      ['invoice.created', due],
      ['customer.subscription.updated', due],
      ['invoice.finalized', due + HOUR],
      ['payment_intent.succeeded', due + HOUR],
      ['invoice.paid', due + HOUR],
      ['invoice.payment_succeeded', due + HOUR],
    ])
  })

  test.for([
    ['2026-01-31T11:30:00Z', ['2026-02-28T11:30:00Z', '2026-03-31T11:30:00Z', '2026-04-30T11:30:00Z']],
    ['2028-01-29T12:00:00Z', ['2028-02-29T12:00:00Z', '2028-03-29T12:00:00Z', '2028-04-29T12:00:00Z']],
    ['2027-11-30T12:30:00Z', ['2027-12-30T12:30:00Z', '2028-01-30T12:30:00Z', '2028-02-29T12:30:00Z']],
  ] as const)('stays on the day of %s', async ([start, ends]) => {
    const id = await begin(start)
    for (const end of ends) {
      const [, until] = await period(id)
      expect(until).toBe(seconds(end))
      await sandbox.advance({ seconds: until! - sandbox.now() })
    }
  })

  test('happens once for every period that passed', async () => {
    const id = await begin('2026-03-10T09:00:00Z')
    await sandbox.advance({ months: 14, days: 1 })
    expect(await period(id)).toEqual([seconds('2027-05-10T09:00:00Z'), seconds('2027-06-10T09:00:00Z')])
    expect(sandbox.read().invoices).toHaveLength(15)
  })
})

describe('a payment that fails', () => {
  test('is tried again 3, 5 and 7 days later, and then the subscription ends', async () => {
    const id = await begin('2026-03-10T09:00:00Z', TEST_CARDS.failsLater)
    const first = seconds('2026-04-10T10:00:00Z')
    await sandbox.advance({ months: 1, hours: 2 })
    expect(await client.subscriptions.retrieve(id, { expand: ['latest_invoice'] })).toMatchObject({
      status: 'past_due',
      latest_invoice: {
        status: 'open',
        amount_due: 499,
        amount_remaining: 499,
        attempt_count: 1,
        next_payment_attempt: first + 3 * DAY,
        status_transitions: { finalized_at: first, paid_at: null },
      },
    })
    await sandbox.advance({ days: 20 })
    expect(await client.subscriptions.retrieve(id)).toMatchObject({
      status: 'canceled',
      ended_at: first + 15 * DAY,
      cancellation_details: { reason: 'payment_failed' },
    })
    expect(happened().filter(([type]) => /payment_failed|subscription/u.test(type))).toEqual([
      ['customer.subscription.updated', first - HOUR],
      ['payment_intent.payment_failed', first],
      ['invoice.payment_failed', first],
      ['customer.subscription.updated', first],
      ['payment_intent.payment_failed', first + 3 * DAY],
      ['invoice.payment_failed', first + 3 * DAY],
      ['payment_intent.payment_failed', first + 8 * DAY],
      ['invoice.payment_failed', first + 8 * DAY],
      ['payment_intent.payment_failed', first + 15 * DAY],
      ['invoice.payment_failed', first + 15 * DAY],
      ['customer.subscription.deleted', first + 15 * DAY],
    ])
    expect(await client.invoices.list({ customer, status: 'open' })).toMatchObject({
      data: [{ next_payment_attempt: null, attempt_count: 4 }],
    })
  })

  test('succeeds with another card at the next try, or at once by hand', async () => {
    const id = await begin('2026-03-10T09:00:00Z', TEST_CARDS.failsLater)
    await sandbox.advance({ months: 1, hours: 2 })
    await sandbox.useCard(customer, TEST_CARDS.pays)
    await sandbox.advance({ days: 3 })
    expect(await client.subscriptions.retrieve(id)).toMatchObject({ status: 'active' })

    await sandbox.useCard(customer, TEST_CARDS.failsLater)
    await sandbox.advance({ months: 1 })
    const { data } = await client.invoices.list({ customer, status: 'open' })
    await expect(client.invoices.pay(data[0]!.id)).rejects.toMatchObject({ type: 'StripeCardError', statusCode: 402 })
    await sandbox.useCard(customer, TEST_CARDS.pays)
    expect(await client.invoices.pay(data[0]!.id)).toMatchObject({ status: 'paid', amount_paid: 499 })
    expect(await client.subscriptions.retrieve(id)).toMatchObject({ status: 'active' })
  })

  test('is not retried once the subscription has ended', async () => {
    const id = await begin('2026-03-10T09:00:00Z', TEST_CARDS.failsLater)
    await sandbox.advance({ months: 1, hours: 2 })
    await client.subscriptions.cancel(id)
    await sandbox.advance({ days: 20 })
    expect(await client.invoices.list({ customer, status: 'open' })).toMatchObject({
      data: [{ next_payment_attempt: null, attempt_count: 1 }],
    })
    expect(await client.subscriptions.retrieve(id)).toMatchObject({
      cancellation_details: { reason: 'cancellation_requested' },
    })
  })

  test('also follows a free month without a card', async () => {
    const id = await begin('2026-03-10T09:00:00Z')
    await client.subscriptions.cancel(id)
    const { data: codes } = await client.promotionCodes.list({ code: 'WELCOME' })
    const session = await openCheckout(client, customer, { discounts: [{ promotion_code: codes[0]!.id }] })
    const paid = await sandbox.pay(session.id)
    await sandbox.advance({ months: 1, hours: 2 })
    const subscription = paid.outcome === 'paid' ? paid.subscriptionId : ''
    expect(await client.subscriptions.retrieve(subscription)).toMatchObject({ status: 'past_due' })
  })
})

describe('cancelling', () => {
  const END = seconds('2026-04-10T09:00:00Z')

  test('at the end of the period shows the date, and ends then', async () => {
    const id = await begin('2026-03-10T09:00:00Z')
    expect(await client.subscriptions.update(id, { cancel_at_period_end: true })).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: END,
      canceled_at: seconds('2026-03-10T09:00:00Z'),
    })
    await expect(client.invoices.createPreview({ customer })).rejects.toMatchObject({
      statusCode: 404,
      code: 'invoice_upcoming_none',
    })
    await sandbox.advance({ months: 1 })
    expect(await client.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled', ended_at: END })
    expect(await client.subscriptions.list({ customer })).toMatchObject({ data: [] })
    expect(happened()).toEqual([
      ['customer.subscription.updated', seconds('2026-03-10T09:00:00Z')],
      ['customer.subscription.deleted', END],
    ])
    expect(sandbox.read().invoices).toHaveLength(1)
  })

  test('sends the previous values', async () => {
    const id = await begin('2026-03-10T09:00:00Z')
    await client.subscriptions.update(id, { cancel_at_period_end: true }, { idempotencyKey: 'cancel:1' })
    expect(sandbox.read().events.at(-1)).toMatchObject({
      type: 'customer.subscription.updated',
      api_version: '2026-10-28.endive',
      request: { id: expect.stringMatching(/^req_/u) as string, idempotency_key: 'cancel:1' },
      data: {
        object: { id, cancel_at_period_end: true },
        previous_attributes: { cancel_at_period_end: false, cancel_at: null, canceled_at: null },
      },
    })
  })

  test('can be undone', async () => {
    const id = await begin('2026-03-10T09:00:00Z')
    await client.subscriptions.update(id, { cancel_at_period_end: true })
    expect(await client.subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
    })
    await sandbox.advance({ months: 1 })
    expect(await client.subscriptions.retrieve(id)).toMatchObject({ status: 'active' })
  })

  test('in the portal sets cancel_at only, and is undone the same way', async () => {
    const id = await begin('2026-03-10T09:00:00Z')
    await sandbox.cancelInPortal(id)
    const cancelled = { cancel_at_period_end: false, cancel_at: END }
    expect(await client.subscriptions.retrieve(id)).toMatchObject(cancelled)
    expect(await client.subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject(cancelled)
    await expect(client.subscriptions.update(id, { cancel_at_period_end: false, cancel_at: '' })).rejects.toThrow(
      'You may only specify one of these parameters: cancel_at, cancel_at_period_end.',
    )
    expect(await client.subscriptions.update(id, { cancel_at: '' })).toMatchObject({ cancel_at: null })
    await sandbox.cancelInPortal(id)
    await sandbox.renewInPortal(id)
    expect(await client.subscriptions.retrieve(id)).toMatchObject({ cancel_at: null, canceled_at: null })
  })

  test('at once ends it, and then cannot be repeated', async () => {
    const id = await begin('2026-03-10T09:00:00Z')
    expect(await client.subscriptions.cancel(id)).toMatchObject({ status: 'canceled', ended_at: sandbox.now() })
    await expect(client.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' })
    await expect(client.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toMatchObject({
      code: 'invalid_canceled_subscription_fields',
    })
    expect(await client.subscriptions.update(id, { metadata: { note: 'stored' } })).toMatchObject({
      metadata: { account_id: 'account-1', note: 'stored' },
    })
    expect(await client.subscriptions.list({ customer, status: 'ended' })).toMatchObject({ data: [{ id }] })
  })
})

test('a trial asks for a card, warns three days before its end, and then bills', async () => {
  const id = await begin('2026-03-10T09:00:00Z', TEST_CARDS.pays, {
    subscription_data: { trial_period_days: 14 },
    payment_method_collection: 'always',
  })
  const end = seconds('2026-03-24T09:00:00Z')
  expect(await client.subscriptions.retrieve(id, { expand: ['latest_invoice'] })).toMatchObject({
    status: 'trialing',
    trial_end: end,
    latest_invoice: { total: 0, status: 'paid' },
  })
  await sandbox.advance({ days: 14, hours: 1 })
  expect(await client.subscriptions.retrieve(id, { expand: ['latest_invoice'] })).toMatchObject({
    status: 'active',
    latest_invoice: { total: 499, status: 'paid' },
  })
  expect(await period(id)).toEqual([end, seconds('2026-04-24T09:00:00Z')])
  expect(sandbox.read().events.filter(({ type }) => type.endsWith('trial_will_end'))).toMatchObject([
    { created: end - 3 * DAY },
  ])
})
