import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Stripe } from 'stripe'
import { allApplied, requestCheckout, atStripe, buyPremium } from '../testing/buy-premium.ts'
import { newEvent, postWebhook, sendEvent, signatureOf } from '../testing/stripe-event.ts'
import { signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, testStripe, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let stripe: Stripe

beforeAll(async () => {
  server = await startTestServer()
  const { hostname: host, port } = new URL(server.stripe.apiUrl)
  stripe = new Stripe(testStripe(server.stripe).secretKey, { host, port, protocol: 'http' })
})
afterAll(() => server.stop())

const query = async (statement: string, values: unknown[] = []) =>
  (await server.database.pool.query<Record<string, unknown>>(statement, values)).rows
const now = () => Math.floor(Date.now() / 1000)
const stored = (id: string) => query('select type, customer_id, applied_at from stripe_events where id = $1', [id])

describe('an event', () => {
  it('is taken note of once, however often it comes', async () => {
    const event = newEvent('invoice.paid', null)
    const statuses = await Promise.all(Array.from({ length: 20 }, () => sendEvent(server, event)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await stored(event.id)).toHaveLength(1)
  })

  it.each(['invoice.paid', 'customer.deleted', 'account.updated', 'something.new'])(
    'about somebody else’s customer is ignored: %s',
    async (type) => {
      const event = newEvent(type, 'cus_somebody_else', { id: 'cus_somebody_else' })
      server.stripe.forgetRequests()
      expect(await sendEvent(server, event)).toBe(200)
      expect(await stored(event.id)).toEqual([{ type, customer_id: null, applied_at: expect.any(Date) }])
      expect(server.stripe.requests).toEqual([])
    },
  )

  it('of an unknown kind about our customer is stored and ignored', async () => {
    const account = await signUp(server)
    await requestCheckout(server, account)
    await allApplied(server)
    const customer = atStripe(server, account).customer!.id
    const event = newEvent('customer.source.updated', customer)
    server.stripe.forgetRequests()
    expect(await sendEvent(server, event)).toBe(200)
    expect(await stored(event.id)).toMatchObject([{ customer_id: customer, applied_at: expect.any(Date) }])
    expect(server.stripe.requests).toEqual([])
  })

  it('is applied although the clock was set back after it came', async () => {
    const account = await signUp(server)
    await requestCheckout(server, account)
    await allApplied(server)
    const { id } = newEvent('invoice.paid', null)
    await query(
      `insert into stripe_events (id, type, customer_id, created_at, received_at)
       values ($1, 'invoice.paid', $2, now(), now() + interval '4 minutes')`,
      [id, atStripe(server, account).customer!.id],
    )
    await query(`select graphile_worker.add_job('reconcile_customer', json_build_object('customer', $1::text))`, [
      atStripe(server, account).customer!.id,
    ])
    await allApplied(server)
    expect(await stored(id)).toMatchObject([{ applied_at: expect.any(Date) }])
  })

  it('is not trusted: Stripe itself is called', async () => {
    const account = await signUp(server)
    await requestCheckout(server, account)
    const customer = atStripe(server, account).customer!.id
    const subscription = {
      id: 'sub_invented',
      status: 'active',
      metadata: { account_id: account.id },
      items: { data: [{ current_period_end: now() + 1e6 }] },
    }
    expect(await sendEvent(server, newEvent('customer.subscription.created', customer, subscription))).toBe(200)
    await allApplied(server)
    expect((await account.get('/account')).body).toMatchObject({ premium: false, premium_paid_until: null })
  })

  it('with the character 0 in a name gets a response, without a database error', async () => {
    const { id } = newEvent('invoice.paid', null)
    expect(await sendEvent(server, newEvent('invoice.paid', 'cus_\0'))).toBe(200)
    expect(await sendEvent(server, newEvent('invoice\0.paid', null))).toBe(400)
    expect(await sendEvent(server, { ...newEvent('invoice.paid', null), id: `${id}\0` })).toBe(400)
  })

  it.each([null, {}, [], 'text', 7, { data: {} }, { data: { object: null } }, { data: { object: { customer: 7 } } }])(
    'of a shape that is none does no harm: %j',
    async (event) => {
      const status = await sendEvent(server, event as object)
      expect([200, 400]).toContain(status)
    },
  )
})

describe('a signature', () => {
  const body = () => JSON.stringify(newEvent('invoice.paid', null))

  it('of another secret, of another body, or none at all is refused, and nothing is stored', async () => {
    const [one, other] = [body(), body()]
    const before = await query('select count(*) from stripe_events')
    const bad = [
      {},
      { 'stripe-signature': '' },
      { 'stripe-signature': 'nonsense' },
      { 'stripe-signature': `t=${now()},v1=${'0'.repeat(64)}` },
      { 'stripe-signature': `t=${now()},v0=${'0'.repeat(64)}` },
      { 'stripe-signature': `t=,v1=` },
      { 'stripe-signature': signatureOf(other) },
      { 'stripe-signature': signatureOf(one, { secret: 'whsec_other' }) },
      { 'stripe-signature': signatureOf(one, { secret: ' ' }) },
      { 'stripe-signature': 'x'.repeat(8000) },
    ]
    for (const headers of bad) expect(await postWebhook(server, one, headers as Record<string, string>)).toBe(400)
    expect(await query('select count(*) from stripe_events')).toEqual(before)
  })

  it('is good for five minutes', async () => {
    const event = newEvent('invoice.paid', null)
    expect(await sendEvent(server, event, { timestamp: now() - 310 })).toBe(400)
    expect(await stored(event.id)).toEqual([])
    expect(await sendEvent(server, event, { timestamp: now() - 280 })).toBe(200)
  })

  it('is refused in the documented words', async () => {
    const response = await fetch(`${server.url}/api/webhooks/stripe`, { method: 'POST', body: body() })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error: 'The signature is not valid.', code: 'malformed' })
  })

  it('among several is found', async () => {
    const text = body()
    const good = signatureOf(text)
    const header = good.replace(',v1=', `,v1=${'0'.repeat(64)},v1=`)
    expect(await postWebhook(server, text, { 'stripe-signature': header })).toBe(200)
  })

  it('covers every byte of the body as it came', async () => {
    const event = JSON.stringify(newEvent('invoice.paid', null, { name: 'Māori – 💶', odd: 1.0 }))
    const spaced = `{ ${event.slice(1, -1)}\r\n,"big": 12345678901234567890, "dup": 1, "dup": 2, "esc": "\\u0041\\/" }\n`
    expect(await postWebhook(server, spaced, { 'stripe-signature': signatureOf(spaced) })).toBe(200)
    expect(await postWebhook(server, spaced.trim(), { 'stripe-signature': signatureOf(spaced) })).toBe(400)
    expect(await postWebhook(server, spaced.normalize('NFD'), { 'stripe-signature': signatureOf(spaced) })).toBe(400)
  })

  it.each(['application/json', 'text/plain', 'application/octet-stream'])(
    'counts, not what the body calls itself: %j',
    async (type) => {
      const text = body()
      const headers = { 'stripe-signature': signatureOf(text), 'content-type': type }
      expect(await postWebhook(server, text, headers)).toBe(200)
    },
  )

  it('of an empty body, or of one that is no JSON, is no event', async () => {
    for (const text of ['', 'no json', '{']) {
      expect(await postWebhook(server, text, { 'stripe-signature': signatureOf(text) })).toBe(400)
    }
  })

  it('of 200 kB is read, and of 2 MB is too large', async () => {
    const large = JSON.stringify(newEvent('invoice.paid', null, { lines: 'x'.repeat(200_000) }))
    expect(await postWebhook(server, large, { 'stripe-signature': signatureOf(large) })).toBe(200)
    const huge = JSON.stringify(newEvent('invoice.paid', null, { lines: 'x'.repeat(2_000_000) }))
    expect(await postWebhook(server, huge, { 'stripe-signature': signatureOf(huge) })).toBe(413)
  })
})

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item].concat(rest)))
}

describe('the life of a subscription', () => {
  const LIFE = [
    'checkout.session.completed',
    'customer.subscription.created',
    'invoice.paid',
    'customer.subscription.updated',
    'customer.subscription.deleted',
  ]
  // Each has a share of the orders, so that they run in parallel.
  let lives: { account: TestAccount; customer: string; subscription: string }[]

  beforeAll(async () => {
    lives = []
    for (let life = 0; life < 5; life += 1) {
      const account = await signUp(server)
      const subscription = await buyPremium(server, account)
      lives.push({ account, subscription, customer: atStripe(server, account).customer!.id })
    }
  })

  /** Sends the events in an order, each twice: at once, and at the end; removes earlier events first. */
  async function sendInOrder(life: (typeof lives)[number], order: readonly string[], expected: object): Promise<void> {
    await query('delete from subscriptions where account_id = $1', [life.account.id])
    const events = order.map((type) => newEvent(type, life.customer))
    for (const event of events) {
      const statuses = await Promise.all([sendEvent(server, event), sendEvent(server, event)])
      expect(statuses).toEqual([200, 200])
    }
    for (const event of events) expect(await sendEvent(server, event)).toBe(200)
    const ids = events.map(({ id }) => id)
    const applied = () => query('select id from stripe_events where id = any($1) and applied_at is not null', [ids])
    await expect.poll(applied, { timeout: 20_000 }).toHaveLength(order.length)
    const stored = await query(
      `select status, cancelled, stripe_subscription_id from subscriptions where account_id = $1`,
      [life.account.id],
    )
    expect(stored, order.join(' ')).toEqual([{ ...expected, stripe_subscription_id: life.subscription }])
  }

  async function sendInEveryOrder(types: readonly string[], expected: object): Promise<number> {
    const orders = permutations(types)
    const waiting = [...orders]
    const work = async (life: (typeof lives)[number]) => {
      for (let order = waiting.pop(); order; order = waiting.pop()) await sendInOrder(life, order, expected)
    }
    await Promise.all(lives.map(work))
    return orders.length
  }

  it('just begun is known after its three events in every order', async () => {
    expect(await sendInEveryOrder(LIFE.slice(0, 3), { status: 'active', cancelled: false })).toBe(6)
  })

  it('cancelled is known after its four events in every order', { timeout: 120_000 }, async () => {
    for (const life of lives) await stripe.subscriptions.update(life.subscription, { cancel_at_period_end: true })
    await allApplied(server)
    expect(await sendInEveryOrder(LIFE.slice(0, 4), { status: 'active', cancelled: true })).toBe(24)
  })

  it('over is known after its five events in every order', { timeout: 300_000 }, async () => {
    for (const life of lives) await stripe.subscriptions.cancel(life.subscription)
    await allApplied(server)
    expect(await sendInEveryOrder(LIFE, { status: 'canceled', cancelled: true })).toBe(120)
    for (const { account } of lives) expect((await account.get('/account')).body.premium).toBe(false)
  })
})

describe('events while the subscription lives on', () => {
  /** A repeatable sequence of random numbers. */
  function seeded(seed: number): () => number {
    let state = seed
    return () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return state / 2_147_483_648
    }
  }

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'come late, twice and in any order, and leave what Stripe has: life %d',
    async (seed) => {
      const random = seeded(seed)
      const account = await signUp(server)
      const id = await buyPremium(server, account)
      server.stripe.setDelivery('held')
      const seen = server.stripe.read().events.length
      const held = () =>
        server.stripe
          .read()
          .events.slice(seen)
          .map((event) => event.id)
      const steps = [
        () => stripe.subscriptions.update(id, { cancel_at_period_end: true }),
        () => stripe.subscriptions.update(id, { cancel_at_period_end: false }),
        () => server.stripe.cancelInPortal(id),
        () => server.stripe.renewInPortal(id),
        () => stripe.subscriptions.update(id, { metadata: { seen: String(seed) } }),
      ]
      const delivering: Promise<unknown>[] = []
      for (let step = 0; step < 6; step += 1) {
        await steps[Math.floor(random() * steps.length)]!()
        const some = held().filter(() => random() < 0.4)
        // Not awaited, so that they arrive while Stripe continues.
        delivering.push(server.stripe.deliver(some), server.stripe.deliver(some.toReversed()))
      }
      if (seed % 2 === 0) await stripe.subscriptions.cancel(id)
      await Promise.all(delivering)
      await server.stripe.deliver(held().toSorted(() => random() - 0.5))
      server.stripe.setDelivery('prompt')
      await allApplied(server)
      const truth = await stripe.subscriptions.retrieve(id)
      const [own] = await query('select * from subscriptions where account_id = $1', [account.id])
      expect(own).toMatchObject({
        status: truth.status,
        cancelled: truth.cancel_at_period_end || truth.cancel_at !== null,
        stripe_subscription_id: id,
      })
      expect((await account.get('/account')).body.premium).toBe(seed % 2 === 1)
    },
  )
})
