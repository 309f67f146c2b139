import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Stripe } from 'stripe'
import { allApplied, requestCheckout, atStripe, buyPremium } from '../testing/buy-premium.ts'
import { callAs, setSubscription, signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, testStripe, type TestServer } from '../testing/test-server.ts'
import { openCustomerStore } from './customer-store.ts'

let server: TestServer
let stripe: Stripe

beforeAll(async () => {
  server = await startTestServer()
  const { hostname: host, port } = new URL(server.stripe.apiUrl)
  stripe = new Stripe(testStripe(server.stripe).secretKey, { host, port, protocol: 'http' })
})
afterAll(() => server.stop())
afterEach(() => {
  server.stripe.heal()
  server.stripe.setDelivery('prompt')
})

const query = async (statement: string, values: unknown[]) =>
  (await server.database.pool.query<Record<string, unknown>>(statement, values)).rows
const open = (account: TestAccount) => atStripe(server, account).sessions.filter(({ status }) => status === 'open')

describe('a checkout', () => {
  it('is for the server’s own price, whatever else is sent, and comes back with its session', async () => {
    const account = await signUp(server)
    const { status, body } = await account.post('/account/stripe_session', {
      success_url: `${server.url}/calculator?referrer=premiumsuccess`,
      cancel_url: `${server.url}/plans?referrer=premiumcancelled`,
      price: 'price_other',
      amount: 1,
      currency: 'usd',
      customer: 'cus_other',
      account_id: randomUUID(),
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      publishableKey: 'pk_test_homeyield_sandbox',
      sessionId: expect.stringMatching(/^cs_test_/u),
      url: expect.stringContaining(`/pay/${body.sessionId}`),
    })
    const [session, ...more] = atStripe(server, account).sessions
    expect(more).toEqual([])
    expect(session).toMatchObject({
      id: body.sessionId,
      mode: 'subscription',
      amount_total: 499,
      currency: 'nzd',
      client_reference_id: account.id,
      metadata: { account_id: account.id },
      payment_method_collection: 'if_required',
      success_url: `${server.url}/calculator?referrer=premiumsuccess&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${server.url}/plans?referrer=premiumcancelled`,
    })
    expect((await account.get('/account')).body.stripe_session).toEqual({
      publishableKey: 'pk_test_homeyield_sandbox',
      sessionId: body.sessionId,
    })
  })

  it('that is paid opens Premium, and is no longer shown', async () => {
    const account = await signUp(server)
    const { body } = await requestCheckout(server, account)
    const paid = await server.stripe.pay(body.sessionId)
    expect(paid).toMatchObject({
      outcome: 'paid',
      redirectUrl: `${server.url}/calculator?referrer=premiumsuccess&session_id=${body.sessionId}`,
    })
    await allApplied(server)
    expect((await account.get('/account')).body).toMatchObject({
      premium: true,
      premium_subscription_cancelled: false,
      premium_paid_until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u),
      stripe_session: null,
    })
  })

  it('that is declined stays open, and opens nothing', async () => {
    const account = await signUp(server)
    const { body } = await requestCheckout(server, account)
    expect(await server.stripe.pay(body.sessionId, '4000000000000002')).toMatchObject({ outcome: 'declined' })
    await allApplied(server)
    expect((await account.get('/account')).body).toMatchObject({
      premium: false,
      stripe_session: { sessionId: body.sessionId },
    })
  })

  it('of 0 needs no card and opens Premium', async () => {
    const account = await signUp(server)
    await buyPremium(server, account, { coupon_code: 'WELCOME' })
    expect((await account.get('/account')).body).toMatchObject({ premium: true })
    expect(atStripe(server, account).sessions).toMatchObject([
      { payment_status: 'no_payment_required', amount_total: 0 },
    ])
  })

  it('that runs out is no longer shown, and another can be opened', async () => {
    const own = await startTestServer()
    const account = await signUp(own)
    const { body: first } = await requestCheckout(own, account)
    await own.stripe.advance({ hours: 25 })
    await allApplied(own)
    expect((await account.get('/account')).body.stripe_session).toBeNull()
    const { body: second } = await requestCheckout(own, account)
    expect(second.sessionId).not.toBe(first.sessionId)
    await own.stop()
  })
})

describe('asking again', () => {
  it('for the same request returns the same', async () => {
    const account = await signUp(server)
    const first = await requestCheckout(server, account)
    expect((await requestCheckout(server, account)).body).toEqual(first.body)
    expect(atStripe(server, account).sessions).toHaveLength(1)
  })

  it.each([{ coupon_code: 'HALFYEAR' }, { success_url: '/calculator?again' }, { cancel_url: '/plans?again' }])(
    'for another closes the former: %o',
    async (change) => {
      const account = await signUp(server)
      const first = await requestCheckout(server, account)
      const absolute = Object.fromEntries(
        Object.entries(change).map(([name, value]) => [name, name.endsWith('_url') ? `${server.url}${value}` : value]),
      )
      const second = await requestCheckout(server, account, absolute)
      expect(second.status).toBe(201)
      expect(second.body.sessionId).not.toBe(first.body.sessionId)
      expect(open(account).map(({ id }) => id)).toEqual([second.body.sessionId])
    },
  )

  it('in twenty tabs at once leaves one checkout to pay at', async () => {
    const account = await signUp(server)
    const other = await server.startAnother({ publicOrigin: server.url })
    const tabs = Array.from({ length: 20 }, (_, tab) =>
      requestCheckout(server, tab % 2 === 0 ? account : { ...callAs(other, account.token) }),
    )
    const responses = await Promise.all(tabs)
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(new Set(responses.map(({ body }) => body.sessionId)).size).toBe(1)
    expect(open(account)).toHaveLength(1)
    expect(server.stripe.read().customers.filter((one) => !one.deleted && one.email === account.email)).toHaveLength(1)
  })

  it('for different ones at once leaves one, too', async () => {
    const account = await signUp(server)
    const responses = await Promise.all([
      requestCheckout(server, account),
      requestCheckout(server, account, { coupon_code: 'HALFYEAR' }),
      requestCheckout(server, account, { coupon_code: 'DOLLAR' }),
    ])
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201])
    const left = open(account).map(({ id }) => id)
    expect(left).toHaveLength(1)
    expect(responses.map(({ body }) => body.sessionId)).toContain(left[0])
  })

  it('with Premium is refused', async () => {
    const account = await signUp(server)
    await buyPremium(server, account)
    expect(await requestCheckout(server, account)).toMatchObject({
      status: 422,
      body: { code: 'invalid', error: 'You have Premium already.' },
    })
  })

  it('with Premium not yet known here is refused', async () => {
    server.stripe.setDelivery('lost')
    const account = await signUp(server)
    const { body } = await requestCheckout(server, account)
    await server.stripe.pay(body.sessionId)
    expect(await requestCheckout(server, account, { coupon_code: 'HALFYEAR' })).toMatchObject({
      status: 422,
      body: { error: 'You have Premium already.' },
    })
    expect(atStripe(server, account).sessions).toHaveLength(1)
    expect((await account.get('/account')).body.premium).toBe(true)
  })

  it('after Premium has ended opens another, whose subscription then counts', async () => {
    const account = await signUp(server)
    const first = await buyPremium(server, account)
    await stripe.subscriptions.cancel(first)
    await allApplied(server)
    expect((await account.get('/account')).body.premium).toBe(false)
    const second = await buyPremium(server, account)
    expect(second).not.toBe(first)
    expect((await account.get('/account')).body.premium).toBe(true)
    expect(await query('select stripe_subscription_id from subscriptions where account_id = $1', [account.id])).toEqual(
      [{ stripe_subscription_id: second }],
    )
  })
})

describe('paying twice', () => {
  it.each(['prompt', 'duplicated', 'reversed'] as const)(
    'leaves one subscription, and gives the second payment back: events %s',
    async (mode) => {
      const account = await signUp(server)
      const { body } = await requestCheckout(server, account)
      const customer = atStripe(server, account).customer!.id
      // As from a tab that was opened before, and that Stripe could not close in time.
      const second = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer,
        client_reference_id: account.id,
        line_items: [{ price: 'price_homeyield_premium', quantity: 1 }],
        success_url: `${server.url}/`,
        subscription_data: { metadata: { account_id: account.id } },
      })
      server.stripe.setDelivery(mode)
      const [one] = await Promise.all([server.stripe.pay(body.sessionId), server.stripe.pay(second.id)])
      expect(atStripe(server, account).live).toHaveLength(2)
      await allApplied(server)
      const { subscriptions, live } = atStripe(server, account)
      expect(subscriptions).toHaveLength(2)
      expect(live).toHaveLength(1)
      expect((await account.get('/account')).body.premium).toBe(true)
      // Both began in the same second: the id decides which one counts, and it is not the refunded one.
      const [counting] = live
      expect(counting?.id).toBe(subscriptions.map(({ id }) => id).sort((a, b) => a.localeCompare(b))[0])
      expect(one.outcome).toBe('paid')
      const { refunds } = server.stripe.read()
      const own = refunds.filter((refund) => refund.customer === customer)
      expect(own.map(({ amount }) => amount)).toEqual([499])
      const ended = subscriptions.find(({ status }) => status === 'canceled')
      const bill = await stripe.invoices.retrieve(ended?.latest_invoice as string, { expand: ['payments'] })
      expect(bill.payments?.data[0]?.payment.payment_intent).toBe(own[0]?.payment_intent)
    },
  )
})

describe('an address to come back to', () => {
  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/calculator',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://localhost:1/',
    'OWN@evil.example/',
    'http://user:pass@OWNHOST/',
    'http:\\\\OWNHOST/',
    'OWN\\@evil.example/',
  ])('that is not the product’s own is refused: %s', async (text) => {
    const account = await signUp(server)
    const url = text.replace('OWNHOST', new URL(server.url).host).replace('OWN', server.url)
    for (const field of ['success_url', 'cancel_url'] as const) {
      expect(await requestCheckout(server, account, { [field]: url })).toMatchObject({
        status: 422,
        body: { code: 'invalid', fields: { [field]: expect.any(String) } },
      })
    }
    expect(atStripe(server, account).sessions).toEqual([])
  })

  it('is on the origin that is set, and then on no other, whatever the request claims', async () => {
    const own = await startTestServer({ publicOrigin: 'https://homeyield.example' })
    const account = await signUp(own)
    const elsewhere = { success_url: `${own.url}/`, cancel_url: `${own.url}/` }
    const headers = { 'x-forwarded-host': 'evil.example', origin: own.url }
    expect(await account.post('/account/stripe_session', elsewhere, headers)).toMatchObject({ status: 422 })
    const there = { success_url: 'https://homeyield.example/calculator', cancel_url: 'https://homeyield.example/plans' }
    expect(await account.post('/account/stripe_session', there)).toMatchObject({ status: 201 })
    await own.stop()
  })
})

describe('a coupon', () => {
  const total = (account: TestAccount) => open(account).map(({ amount_total }) => amount_total)

  it.each([
    ['WELCOME', 0],
    ['welcome', 0],
    ['HALFYEAR', 249],
    ['DOLLAR', 399],
    ['FIRSTTIME', 399],
  ])('%s makes the first bill %d cents', async (coupon_code, cents) => {
    const account = await signUp(server)
    expect(await requestCheckout(server, account, { coupon_code })).toMatchObject({ status: 201 })
    expect(total(account)).toEqual([cents])
  })

  it.each(['EXPIRED', 'USEDUP', 'NOSUCH', 'a b', '💶'])('%s is refused', async (coupon_code) => {
    const account = await signUp(server)
    expect(await requestCheckout(server, account, { coupon_code })).toMatchObject({
      status: 422,
      body: {
        error: 'That coupon code is not valid.',
        code: 'invalid',
        fields: { coupon_code: 'That coupon code is not valid.' },
      },
    })
    expect(atStripe(server, account).sessions).toEqual([])
  })

  it('for newcomers is refused to a former customer', async () => {
    const account = await signUp(server)
    await stripe.subscriptions.cancel(await buyPremium(server, account))
    await allApplied(server)
    expect(await requestCheckout(server, account, { coupon_code: 'FIRSTTIME' })).toMatchObject({ status: 422 })
  })

  it('of the sign-up is used for the checkout that follows, and for one alone', async () => {
    const account = await signUp(server)
    await query(`update accounts set coupon_code = 'HALFYEAR' where id = $1`, [account.id])
    const id = await buyPremium(server, account)
    expect(atStripe(server, account).sessions).toMatchObject([{ amount_total: 249 }])
    expect(await query('select coupon_code from accounts where id = $1', [account.id])).toEqual([{ coupon_code: null }])
    await stripe.subscriptions.cancel(id)
    await allApplied(server)
    await requestCheckout(server, account)
    expect(total(account)).toEqual([499])
  })

  it('of the sign-up that works no more is left out', async () => {
    const account = await signUp(server)
    await query(`update accounts set coupon_code = 'EXPIRED' where id = $1`, [account.id])
    expect(await requestCheckout(server, account)).toMatchObject({ status: 201 })
    expect(total(account)).toEqual([499])
  })

  it('that stops working between the look and the checkout is refused', async () => {
    const account = await signUp(server)
    await server.stripe.addPromotionCode({ code: 'GOING', percentOff: 10 })
    server.stripe.fail({ endpoint: 'POST /v1/customers', kind: 'slow', milliseconds: 400, times: 1 })
    const asking = requestCheckout(server, account, { coupon_code: 'GOING' })
    await expect.poll(() => server.stripe.requests.some(({ path }) => path.includes('/v1/customers'))).toBe(true)
    await server.stripe.changePromotionCode('GOING', { active: false })
    expect(await asking).toMatchObject({ status: 422, body: { fields: { coupon_code: expect.any(String) } } })
    expect(await requestCheckout(server, account)).toMatchObject({ status: 201 })
  })
})

describe('a customer deleted in the Stripe dashboard', () => {
  it('is made anew', async () => {
    const account = await signUp(server)
    await requestCheckout(server, account)
    const former = atStripe(server, account).customer!.id
    await stripe.customers.del(former)
    await allApplied(server)
    await buyPremium(server, account, { coupon_code: 'DOLLAR' })
    expect(atStripe(server, account).customer?.id).not.toBe(former)
    expect((await account.get('/account')).body.premium).toBe(true)
  })

  it('or of another Stripe account is created again, too', async () => {
    // Its own server, as remains cannot be ended and are tried again.
    const own = await startTestServer()
    const account = await signUp(own)
    const former = `cus_${account.id.replaceAll('-', '')}`
    await own.database.pool.query('insert into stripe_customers (customer_id, account_id) values ($1, $2)', [
      former,
      account.id,
    ])
    expect(await requestCheckout(own, account)).toMatchObject({ status: 201 })
    await own.stop()
  })

  it('is detached alone: a late request does not detach the new one', async () => {
    const account = await signUp(server)
    const id = await buyPremium(server, account)
    const customers = openCustomerStore(server.database)
    await customers.leave(account.id, new Date(), 'cus_former')
    expect(await customers.findOf(account.id)).toMatchObject({ left_at: null })
    await allApplied(server)
    expect(atStripe(server, account).live.map((one) => one.id)).toEqual([id])
  })

  it('loses Premium with it', async () => {
    const account = await signUp(server)
    await buyPremium(server, account)
    await stripe.customers.del(atStripe(server, account).customer!.id)
    await allApplied(server)
    expect((await account.get('/account')).body.premium).toBe(false)
  })
})

it('a lapsed subscription that only our own record has does not prevent buying', async () => {
  const account = await signUp(server, { premium: true })
  expect(await requestCheckout(server, account)).toMatchObject({ status: 422 })
  await setSubscription(server, account.id, 'canceled')
  await buyPremium(server, account)
  expect((await account.get('/account')).body.premium).toBe(true)
})
