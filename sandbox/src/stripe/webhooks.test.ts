import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startStripeSandbox } from './start-stripe-sandbox.ts'
import type { StripeSandbox } from './stripe-sandbox.ts'
import { sandboxClient } from './testing/sandbox-client.ts'

let sandbox: StripeSandbox
let client: Stripe
let server: Server
let received: { readonly body: string; readonly signature: string }[]
/** The status codes of the next responses; 200 when used up. */
let statuses: number[]

beforeEach(async () => {
  sandbox = await startStripeSandbox({ port: 0 })
  client = sandboxClient(sandbox)
  received = []
  statuses = []
  server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ body, signature: String(request.headers['stripe-signature']) })
      return response.writeHead(statuses.shift() ?? 200).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  await sandbox.close()
  server.closeAllConnections()
  server.close()
})

const listen = (secret?: string) =>
  sandbox.deliverTo(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, secret)
const names = () =>
  received.map(({ body }) => (JSON.parse(body) as { data: { object: Stripe.Customer } }).data.object.name)
const make = async (...all: string[]) => {
  for (const name of all) await client.customers.create({ name })
}

test('the SDK accepts the signature of an event, and no other', async () => {
  await listen()
  await make('Ana')
  await sandbox.delivered()
  const [{ body, signature }] = received as [(typeof received)[number]]
  const event = client.webhooks.constructEvent(body, signature, 'whsec_homeyield_sandbox')
  expect(event).toMatchObject({
    object: 'event',
    type: 'customer.created',
    api_version: '2026-10-28.endive',
    livemode: false,
    pending_webhooks: 1,
    data: { object: { object: 'customer', name: 'Ana' } },
  })
  expect(() => client.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow('No signatures found')
  expect(() => client.webhooks.constructEvent(`${body} `, signature, 'whsec_homeyield_sandbox')).toThrow()
  expect(await client.events.retrieve(event.id)).toMatchObject({ id: event.id, pending_webhooks: 0 })
})

test('events from before the webhook URL was set come first', async () => {
  await make('Ana', 'Ben')
  expect(received).toEqual([])
  await listen('whsec_of_my_own')
  await make('Cleo')
  await sandbox.delivered()
  expect(names()).toEqual(['Ana', 'Ben', 'Cleo'])
  const { body, signature } = received[0]!
  expect(() => client.webhooks.constructEvent(body, signature, 'whsec_of_my_own')).not.toThrow()
})

test('an unacknowledged event comes again, newly signed', async () => {
  statuses = [500, 302]
  await listen()
  await make('Ana')
  await sandbox.delivered()
  expect(names()).toEqual(['Ana', 'Ana', 'Ana'])
  const ids = new Set(received.map(({ body }) => (JSON.parse(body) as Stripe.Event).id))
  expect(ids.size).toBe(1)
})

test('events can come twice', async () => {
  sandbox.setDelivery('duplicated')
  await listen()
  await make('Ana')
  await sandbox.delivered()
  expect(names()).toEqual(['Ana', 'Ana'])
})

test('events can come late, and in the opposite order', async () => {
  sandbox.setDelivery('held')
  await listen()
  await make('Ana', 'Ben', 'Cleo')
  await sandbox.delivered()
  expect(received).toEqual([])
  await sandbox.release('newest_first')
  expect(names()).toEqual(['Cleo', 'Ben', 'Ana'])
})

test('events of one change can come in the opposite order', async () => {
  sandbox.setDelivery('reversed')
  await listen()
  await sandbox.ensureMember({ accountId: '1', email: 'a@homeyield.test', name: 'Ana' })
  await sandbox.delivered()
  const sent = received.map(({ body }) => (JSON.parse(body) as Stripe.Event).type)
  expect(sent).toEqual([
    'invoice.payment_succeeded',
    'invoice.paid',
    'payment_intent.succeeded',
    'invoice.finalized',
    'invoice.created',
    'customer.subscription.created',
    'payment_method.attached',
    'customer.created',
  ])
})

test('events can be lost, and still be sent by hand, in any order', async () => {
  sandbox.setDelivery('lost')
  await listen()
  await make('Ana', 'Ben')
  await sandbox.delivered()
  expect(received).toEqual([])
  const [one, two] = sandbox.read().events.map(({ id }) => id)
  statuses = [200, 400, 200]
  expect(await sandbox.deliver([two!, one!, two!])).toEqual([200, 400, 200])
  expect(names()).toEqual(['Ben', 'Ana', 'Ben'])
})

test('the webhook endpoint can be looked up', async () => {
  expect(await client.webhookEndpoints.list()).toMatchObject({ data: [] })
  await listen()
  const { data } = await client.webhookEndpoints.list()
  expect(data).toMatchObject([
    { url: expect.stringMatching(/\/hook$/u) as string, status: 'enabled', enabled_events: ['*'] },
  ])
  expect(await client.webhookEndpoints.retrieve(data[0]!.id)).toEqual(data[0])
})

test('a signature has the time of the sandbox clock', async () => {
  await sandbox.advance({ months: 3 })
  await listen()
  await make('Ana')
  await sandbox.delivered()
  expect(received[0]!.signature).toContain(`t=${sandbox.now()},`)
})

test('only subscribed events are sent, and none while disabled', async () => {
  await listen()
  sandbox.changeWebhookEndpoint({ enabledEvents: ['customer.created'], apiVersion: '2024-06-20' })
  const { id } = await client.customers.create({ name: 'Ana' })
  await client.customers.update(id, { name: 'Anahera' })
  sandbox.changeWebhookEndpoint({ status: 'disabled' })
  await make('Bea')
  await sandbox.delivered()
  expect(names()).toEqual(['Ana'])
  expect(await client.webhookEndpoints.list()).toMatchObject({
    data: [{ status: 'disabled', enabled_events: ['customer.created'], api_version: '2024-06-20' }],
  })
  const { data: events } = await client.events.list()
  expect(events.map(({ pending_webhooks }) => pending_webhooks)).toEqual([0, 0, 0])
})
