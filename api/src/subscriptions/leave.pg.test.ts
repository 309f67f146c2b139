import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { Stripe } from 'stripe'
import { allApplied, requestCheckout, atStripe, buyPremium } from '../testing/buy-premium.ts'
import { newEvent, sendEvent } from '../testing/stripe-event.ts'
import { signUp, TEST_PASSWORD, type TestAccount } from '../testing/test-client.ts'
import { reconcileEverybody } from '../testing/reconcile-everybody.ts'
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

const remove = (account: TestAccount) => account.delete('/account', { password: TEST_PASSWORD })
const query = async (statement: string, values: unknown[] = []) =>
  (await server.database.pool.query<Record<string, unknown>>(statement, values)).rows
const customerOf = (id: string) => server.stripe.read().customers.find((one) => one.id === id)

it('deleting an account ends its subscription at once, and its customer', async () => {
  const account = await signUp(server)
  const id = await buyPremium(server, account)
  const customer = atStripe(server, account).customer!.id
  expect((await remove(account)).status).toBe(204)
  await allApplied(server)
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' })
  expect(customerOf(customer)).toMatchObject({ deleted: true })
  expect(server.stripe.read().refunds.filter((refund) => refund.created > 0)).toEqual([])
  expect(await query('select account_id, ended_at from stripe_customers where customer_id = $1', [customer])).toEqual([
    { account_id: null, ended_at: expect.any(Date) },
  ])
})

it('deleting an account closes its checkout', async () => {
  const account = await signUp(server)
  const { body } = await requestCheckout(server, account)
  const customer = atStripe(server, account).customer!.id
  await remove(account)
  await allApplied(server)
  expect(await stripe.checkout.sessions.retrieve(body.sessionId)).toMatchObject({ status: 'expired' })
  expect(await query('select * from checkouts where customer_id = $1', [customer])).toEqual([])
})

it('a checkout that is paid as the account is deleted ends as well, and is paid back', async () => {
  const account = await signUp(server)
  const { body } = await requestCheckout(server, account)
  server.stripe.fail({ kind: 'status', status: 503, times: 2 })
  expect((await remove(account)).status).toBe(204)
  // Stripe counts in seconds, and a payment in the second of the deletion counts as made before it.
  await server.stripe.advance({ seconds: 2 })
  const paid = await server.stripe.pay(body.sessionId)
  expect(paid.outcome).toBe('paid')
  server.stripe.heal()
  await allApplied(server)
  const subscription = server.stripe.read().subscriptions.find(({ metadata }) => metadata['account_id'] === account.id)
  expect(subscription?.status).toBe('canceled')
  expect(server.stripe.read().refunds.map(({ amount }) => amount)).toEqual([499])
})

it('Stripe may be down: the account goes, and the subscription as soon as it can', async () => {
  const account = await signUp(server)
  const id = await buyPremium(server, account)
  server.stripe.fail({ kind: 'status', status: 500 })
  expect((await remove(account)).status).toBe(204)
  expect((await account.get('/account')).status).toBe(401)
  const tried = `select attempts from graphile_worker.jobs where task_identifier = 'reconcile_customer'`
  await expect.poll(async () => (await query(tried))[0]?.['attempts'], { timeout: 20_000 }).toBeGreaterThan(0)
  expect(await stripe.subscriptions.retrieve(id).catch(() => 'down')).toBe('down')
  server.stripe.heal()
  await query(`update graphile_worker._private_jobs set run_at = now() where locked_at is null`)
  await query(`select pg_notify('jobs:insert', '{"count":1}')`)
  await allApplied(server)
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' })
})

it('what is left behind is ended in the night, too, should its job be gone', async () => {
  const account = await signUp(server)
  const id = await buyPremium(server, account)
  server.stripe.fail({ kind: 'status', status: 500 })
  await remove(account)
  await query(`delete from graphile_worker._private_jobs where locked_at is null`)
  server.stripe.heal()
  await reconcileEverybody(server)
  const status = async () => (await stripe.subscriptions.retrieve(id)).status
  await expect.poll(status, { timeout: 20_000 }).toBe('canceled')
})

it('events about a deleted account change nothing', async () => {
  const account = await signUp(server)
  await buyPremium(server, account)
  const customer = atStripe(server, account).customer!.id
  await remove(account)
  await allApplied(server)
  for (const type of ['customer.subscription.updated', 'invoice.paid', 'checkout.session.completed']) {
    expect(await sendEvent(server, newEvent(type, customer))).toBe(200)
  }
  await allApplied(server)
  expect(await query('select * from accounts where id = $1', [account.id])).toEqual([])
})

it('a deletion during checkout requests leaves no open checkout', async () => {
  for (let time = 0; time < 5; time += 1) {
    const account = await signUp(server)
    const asking = [requestCheckout(server, account), requestCheckout(server, account, { coupon_code: 'DOLLAR' })]
    await Promise.race(time % 2 === 0 ? asking : [new Promise(setImmediate)])
    const [removed, ...responses] = await Promise.all([remove(account), ...asking])
    expect(removed.status).toBe(204)
    for (const { status } of responses) expect([201, 401, 502]).toContain(status)
    await allApplied(server)
    const open = server.stripe
      .read()
      .sessions.filter((session) => session.client_reference_id === account.id && session.status === 'open')
    expect(open).toEqual([])
  }
})

it('the stored payments are exported, without open checkouts', async () => {
  const account = await signUp(server)
  const id = await buyPremium(server, account, { coupon_code: 'DOLLAR' })
  const { body } = await account.get('/account/export')
  expect(body.subscription).toMatchObject({ status: 'active', stripe_subscription_id: id })
  expect(body.payments_customer).toEqual({
    customer_id: expect.stringMatching(/^cus_/u),
    created_at: expect.any(String),
  })
  expect(body.checkouts).toMatchObject([{ state: 'complete', coupon_code: 'DOLLAR', session_id: expect.any(String) }])
  expect(JSON.stringify(body)).not.toMatch(/\/pay\/|sk_test|whsec/u)
})

it('what is no longer needed is let go of in the night', async () => {
  const account = await signUp(server)
  await buyPremium(server, account)
  const customer = atStripe(server, account).customer!.id
  await remove(account)
  await allApplied(server)
  const stays = await signUp(server)
  await buyPremium(server, stays)
  await query(`update stripe_customers set ended_at = now() - interval '91 days' where customer_id = $1`, [customer])
  await query(`update stripe_events set applied_at = now() - interval '91 days' where customer_id = $1`, [customer])
  // Like one left by a job that failed after another replaced it.
  await query(
    `select graphile_worker.add_job('reconcile_customer', '{}', max_attempts := 1, run_at := now() + interval '1 hour')`,
  )
  await query(`update graphile_worker._private_jobs set attempts = 1 where max_attempts = 1`)
  await query(`select graphile_worker.add_job('forget_old_payment_records')`)
  const left = () => query('select customer_id from stripe_customers where customer_id = $1', [customer])
  await expect.poll(left, { timeout: 20_000 }).toEqual([])
  await expect.poll(() => query('select id from stripe_events where customer_id = $1', [customer])).toEqual([])
  await expect.poll(() => query(`select id from graphile_worker.jobs where attempts >= max_attempts`)).toEqual([])
  expect(
    await query(
      'select state from checkouts where customer_id in (select customer_id from stripe_customers where account_id = $1)',
      [stays.id],
    ),
  ).toEqual([{ state: 'complete' }])
})
