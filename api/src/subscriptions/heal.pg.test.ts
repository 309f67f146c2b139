import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Stripe } from 'stripe'
import { allApplied, requestCheckout, atStripe, buyPremium } from '../testing/buy-premium.ts'
import { callAs, signUp, TEST_PASSWORD, type TestAccount } from '../testing/test-client.ts'
import { reconcileEverybody } from '../testing/reconcile-everybody.ts'
import { startTestServer, testStripe, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let stripe: Stripe

beforeAll(async () => {
  server = await startTestServer()
  const { hostname: host, port } = new URL(server.stripe.apiUrl)
  stripe = new Stripe(testStripe(server.stripe).secretKey, { host, port, protocol: 'http' })
})
beforeEach(() => {
  server.stripe.heal()
  server.stripe.setDelivery('lost')
})
afterAll(() => server.stop())

const query = async (statement: string, values: unknown[] = []) =>
  (await server.database.pool.query<Record<string, unknown>>(statement, values)).rows
const nightly = async () => {
  await reconcileEverybody(server)
  const waiting = `select task_identifier from graphile_worker.jobs where task_identifier like 'reconcile%'`
  await expect.poll(() => query(waiting), { timeout: 20_000 }).toEqual([])
}
const signIn = async ({ email }: TestAccount) =>
  (await callAs(server).post('/authenticate', { email, password: TEST_PASSWORD })).body.account
/** Opens a checkout and pays, without any event. */
async function payWithoutWebhook(account: TestAccount): Promise<void> {
  const { body } = await requestCheckout(server, account)
  expect(await server.stripe.pay(body.sessionId)).toMatchObject({ outcome: 'paid' })
}

describe('events that are lost are made good', () => {
  it('by coming back from the checkout', async () => {
    const account = await signUp(server)
    await payWithoutWebhook(account)
    expect((await account.get('/account')).body).toMatchObject({ premium: true, stripe_session: null })
    expect(await query('select * from stripe_events')).toEqual([])
  })

  it('by signing in', async () => {
    const account = await signUp(server)
    await payWithoutWebhook(account)
    const premium = async () =>
      (await query(`select from subscriptions where account_id = $1 and status = 'active'`, [account.id])).length === 1
    await signIn(account)
    await expect.poll(premium).toBe(true)
    await stripe.subscriptions.cancel(atStripe(server, account).subscriptions[0]!.id)
    expect((await account.get('/account')).body.premium).toBe(true)
    await signIn(account)
    await expect.poll(premium).toBe(false)
    expect(await signIn(account)).toMatchObject({ premium: false })
  })

  it('in the night', async () => {
    const payer = await signUp(server)
    await payWithoutWebhook(payer)
    const leaver = await signUp(server)
    await payWithoutWebhook(leaver)
    await nightly()
    const ask = async (account: TestAccount) =>
      (await query('select status, cancelled from subscriptions where account_id = $1', [account.id]))[0]
    expect(await ask(payer)).toEqual({ status: 'active', cancelled: false })
    await stripe.subscriptions.cancel(atStripe(server, leaver).subscriptions[0]!.id)
    await server.stripe.cancelInPortal(atStripe(server, payer).subscriptions[0]!.id)
    await nightly()
    expect(await ask(payer)).toEqual({ status: 'active', cancelled: true })
    expect(await ask(leaver)).toMatchObject({ status: 'canceled' })
  })

  it('in the night: renewals, and days that are past due', async () => {
    const own = await startTestServer()
    const account = await signUp(own)
    await buyPremium(own, account, { card: '4000000000000341' })
    own.stripe.setDelivery('lost')
    await own.stripe.advance({ months: 1, hours: 2 })
    await reconcileEverybody(own)
    const since = async () => (await account.get('/account')).body.premium_past_due_since
    await expect.poll(since, { timeout: 20_000 }).toMatch(/^\d{4}-\d\d-\d\d$/u)
    await own.stop()
  })
})

describe('while a checkout is open', () => {
  it('Stripe is called every two seconds at most', async () => {
    const account = await signUp(server)
    await requestCheckout(server, account)
    server.stripe.forgetRequests()
    await Promise.all(Array.from({ length: 10 }, () => account.get('/account')))
    const asked = () => server.stripe.requests.filter(({ path }) => path.startsWith('/v1/checkout/sessions/')).length
    expect(asked()).toBe(1)
    server.wait(2_100)
    await account.get('/account')
    expect(asked()).toBe(2)
  })

  it('the account is returned although Stripe fails', async () => {
    const account = await signUp(server)
    const { body } = await requestCheckout(server, account)
    server.stripe.fail({ kind: 'status', status: 500 })
    server.wait(3_000)
    expect(await account.get('/account')).toMatchObject({
      status: 200,
      body: { premium: false, stripe_session: { sessionId: body.sessionId } },
    })
  })

  it('the account is returned although Stripe is silent, and is refreshed later', async () => {
    const account = await signUp(server)
    await payWithoutWebhook(account)
    server.stripe.fail({ kind: 'slow', milliseconds: 2_500 })
    expect(await account.get('/account')).toMatchObject({ status: 200, body: { premium: false } })
    await expect.poll(async () => (await account.get('/account')).body.premium, { timeout: 10_000 }).toBe(true)
  })
})

describe('signing in', () => {
  it('goes on although Stripe fails, and is made good by the queue', async () => {
    const account = await signUp(server)
    await payWithoutWebhook(account)
    server.stripe.fail({ kind: 'status', status: 500, times: 8 })
    expect(await signIn(account)).toMatchObject({ premium: false })
    const status = async () => (await query('select status from subscriptions where account_id = $1', [account.id]))[0]
    await expect.poll(status, { timeout: 25_000 }).toEqual({ status: 'active' })
  })

  it('never waits for Stripe, which the queue asks', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    let calls = 0
    silent.on('connection', () => void (calls += 1))
    const apiUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
    const own = await startTestServer({ role: 'web', stripe: { ...testStripe(server.stripe), apiUrl } })
    const { id, email } = await signUp(own)
    await own.database.pool.query(`insert into stripe_customers (customer_id, account_id) values ('cus_away', $1)`, [
      id,
    ])
    expect((await callAs(own).post('/authenticate', { email, password: TEST_PASSWORD })).status).toBe(200)
    expect(calls).toBe(0)
    await own.stop()
    silent.close()
  })

  it('goes on although the refresh cannot be queued', async () => {
    const lines: string[] = []
    const own = await startTestServer({ role: 'web', log: { write: (line) => void lines.push(line) } })
    const { id, email } = await signUp(own)
    const { pool } = own.database
    await pool.query(`insert into stripe_customers (customer_id, account_id) values ('cus_unqueued', $1)`, [id])
    await pool.query('alter schema graphile_worker rename to away')
    const { status, body } = await callAs(own).post('/authenticate', { email, password: TEST_PASSWORD })
    expect([status, body.account?.email]).toEqual([200, email])
    expect(lines.join('')).toContain('A refresh at sign-in could not be queued: 3F000')
    await own.stop()
  })

  it('makes no call to Stripe for an account that never paid', async () => {
    const account = await signUp(server)
    server.stripe.forgetRequests()
    await signIn(account)
    await account.get('/account')
    expect(server.stripe.requests).toEqual([])
  })
})

describe('the portal at Stripe', () => {
  it('cancels and renews as the product does', async () => {
    server.stripe.setDelivery('prompt')
    const account = await signUp(server)
    const id = await buyPremium(server, account)
    await server.stripe.cancelInPortal(id)
    await allApplied(server)
    expect((await account.get('/account')).body).toMatchObject({ premium: true, premium_subscription_cancelled: true })
    await server.stripe.renewInPortal(id)
    await allApplied(server)
    expect((await account.get('/account')).body).toMatchObject({ premium: true, premium_subscription_cancelled: false })
  })
})
