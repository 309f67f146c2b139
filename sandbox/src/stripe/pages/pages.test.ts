import { once } from 'node:events'
import { request } from 'node:http'
import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startStripeSandbox } from '../start-stripe-sandbox.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { openCheckout, sandboxClient } from '../testing/sandbox-client.ts'

let sandbox: StripeSandbox
let client: Stripe
let customer: string

beforeEach(async () => {
  sandbox = await startStripeSandbox({ port: 0 })
  client = sandboxClient(sandbox)
  customer = (await client.customers.create({ email: '<b>@homeyield.test', name: 'Payer' })).id
})
afterEach(() => sandbox.close())

const see = async (url: string | null) => (await fetch(url ?? '')).text()
const press = (url: string | null, fields: Record<string, string>, headers = {}) =>
  fetch(url ?? '', { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual', headers })

test('the checkout shows the price and that no money moves, and pays', async () => {
  const { data } = await client.promotionCodes.list({ code: 'DOLLAR' })
  const session = await openCheckout(client, customer, { discounts: [{ promotion_code: data[0]!.id }] })
  const page = await see(session.url)
  for (const text of ['No money moves', 'stand-in for Stripe', '$4.99', 'Coupon DOLLAR', '−$1.00', 'Pay $3.99']) {
    expect(page).toContain(text)
  }
  expect(page).toContain('href="http://localhost:4321/plans"')
  const paid = await press(session.url, { action: 'pay', card: '4242 4242 4242 4242' })
  expect(paid.status).toBe(303)
  expect(paid.headers.get('location')).toBe(
    `http://localhost:4321/calculator?referrer=premiumsuccess&session_id=${session.id}`,
  )
  expect(await see(session.url)).toContain('This checkout has been paid')
  expect(sandbox.read().subscriptions).toMatchObject([{ customer, status: 'active' }])
})

test('Decline, an unknown card and a refusal by the bank leave the checkout open', async () => {
  const { id, url } = await openCheckout(client, customer)
  const declined = await press(url, { action: 'decline', card: '4242424242424242' })
  expect(declined.status).toBe(402)
  expect(await declined.text()).toContain('Your card was declined')
  expect(await (await press(url, { action: 'pay', card: '"><script>' })).text()).toContain('not one of the test cards')
  const response = await press(url, { action: 'pay', card: '4000002500003155' })
  expect(await response.text()).toContain('Confirm with your bank')
  expect((await press(url, { action: 'refuse', card: '4000002500003155' })).status).toBe(402)
  expect(await client.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' })
  expect((await press(url, { action: 'confirm', card: '4000002500003155' })).status).toBe(303)
})

test('a code can be typed where the checkout allows it', async () => {
  const { url } = await openCheckout(client, customer, { allow_promotion_codes: true })
  expect(await (await press(url, { action: 'apply', code: 'nonsense' })).text()).toContain('This code is invalid.')
  const free = await (await press(url, { action: 'apply', code: 'welcome' })).text()
  expect(free).toContain('no card is needed')
  expect(free).toContain('Start Premium')
})

test('an expired checkout charges nothing', async () => {
  const { id, url } = await openCheckout(client, customer)
  await client.checkout.sessions.expire(id)
  expect(await see(url)).toContain('This checkout has expired')
  expect((await press(url, { action: 'pay', card: '4242424242424242' })).status).toBe(402)
  expect(sandbox.read().subscriptions).toEqual([])
})

test('the portal cancels, renews and changes the card', async () => {
  await sandbox.pay((await openCheckout(client, customer)).id)
  const [subscription] = sandbox.read().subscriptions
  const { url } = await client.billingPortal.sessions.create({ customer, return_url: 'http://localhost:4321/profile' })
  const page = await see(url)
  expect(page).toContain('&lt;b&gt;@homeyield.test')
  expect(page).toContain('Renews')
  expect(page).toContain('http://localhost:4321/profile')
  const id = subscription!.id
  await press(url, { action: 'cancel', id })
  const until = subscription!.items.data[0]!.current_period_end
  expect(sandbox.read().subscriptions).toMatchObject([{ cancel_at: until, cancel_at_period_end: false }])
  await press(url, { action: 'renew', id })
  expect(sandbox.read().subscriptions).toMatchObject([{ cancel_at: null }])
  await press(url, { action: 'card', id: '4000000000000341' })
  await sandbox.advance({ months: 1, hours: 1 })
  expect(sandbox.read().subscriptions).toMatchObject([{ status: 'past_due' }])
  await press(url, { action: 'card', id: '4242424242424242' })
  await press(url, { action: 'pay', id: sandbox.read().invoices[1]!.id })
  expect(sandbox.read().subscriptions).toMatchObject([{ status: 'active' }])
})

test('the portal asks for the email address', async () => {
  const portal = `${sandbox.url}/portal`
  expect(await (await press(portal, { email: 'nobody@homeyield.test' })).text()).toContain(
    'No customer has this email address',
  )
  expect((await press(portal, { email: ' <B>@homeyield.test' })).headers.get('location')).toMatch(/^\/portal\/bps_/u)
})

test('the overview shows the state and moves the clock', async () => {
  await sandbox.ensureMember({ accountId: '1', email: 'member@homeyield.test', name: 'Member' })
  const page = await see(sandbox.url)
  for (const text of ['member@homeyield.test', 'WELCOME', '50 % off, 6 months', 'invoice.paid'])
    expect(page).toContain(text)
  const before = sandbox.now()
  await press(`${sandbox.url}/clock`, { unit: 'days' })
  expect(sandbox.now() - before).toBeGreaterThanOrEqual(86_400)
})

test('the control moves time, sets faults, adds codes and pays', async () => {
  const control = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`${sandbox.url}/sandbox/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return [response.status, await response.json()] as const
  }
  const { id } = await openCheckout(client, customer)
  expect(await control('pay', { session: id })).toMatchObject([200, { outcome: 'paid' }])
  expect(await control('promotion-codes', { code: 'MINE', percentOff: 10 })).toMatchObject([
    200,
    { code: 'MINE', active: true },
  ])
  expect(await control('promotion-codes', { code: 'mine', percentOff: 10 })).toMatchObject([400, {}])
  const before = sandbox.now()
  await control('advance', { months: 1 })
  expect(sandbox.now() - before).toBeGreaterThan(27 * 86_400)
  await control('fail', { endpoint: '/v1/balance', kind: 'status', status: 503 })
  await expect(client.balance.retrieve()).rejects.toMatchObject({ statusCode: 503 })
  await control('fail', null)
  await client.balance.retrieve()
  expect(await control('delivery', { mode: 'held' })).toEqual([200, { mode: 'held' }])
  expect(await control('delivery', { mode: 'sideways' })).toMatchObject([400, {}])
  expect((await control('nothing', {}))[0]).toBe(404)
  const state = await (await fetch(`${sandbox.url}/sandbox/state`)).json()
  expect(state).toMatchObject({
    delivery: 'held',
    subscriptions: [{ customer }],
    sessions: [{ id, status: 'complete' }],
  })
})

test('other sites can do nothing here', async () => {
  const { url } = await openCheckout(client, customer)
  const crossed = await press(url, { action: 'pay', card: '4242424242424242' }, { 'sec-fetch-site': 'cross-site' })
  expect(crossed.status).toBe(403)
  expect((await press(`${sandbox.url}/sandbox/advance`, { days: '1' })).status).toBe(415)
  const sent = request(`${sandbox.url}/sandbox/state`, { headers: { host: 'evil.example' } }).end()
  const [response] = await once(sent, 'response')
  expect(response.statusCode).toBe(403)
  response.resume()
})

test('an unknown page is 404', async () => {
  for (const path of ['/pay/cs_none', '/portal/bps_none', '/nowhere', '/a/b/c']) {
    expect((await fetch(`${sandbox.url}${path}`)).status).toBe(404)
  }
})
