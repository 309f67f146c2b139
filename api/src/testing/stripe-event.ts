import { randomUUID } from 'node:crypto'
import { Stripe } from 'stripe'
import type { TestServer } from './test-server.ts'

const SECRET = 'whsec_homeyield_sandbox'

/** What can be wrong with an event's signature. */
export interface Signing {
  readonly secret?: string
  /** Seconds since 1970. */
  readonly timestamp?: number
}

/** Stripe's signature header for a body. */
export function signatureOf(payload: string, { secret = SECRET, timestamp }: Signing = {}): string {
  return Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp === undefined ? {} : { timestamp }),
  })
}

/** Sends a body to the webhook unchanged, and returns the status. */
export async function postWebhook(
  server: Pick<TestServer, 'url'>,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Promise<number> {
  const response = await fetch(`${server.url}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body,
  })
  await response.text()
  return response.status
}

/** An event about a customer, as Stripe writes it, with a new id. */
export function newEvent(type: string, customer: string | null, about: object = {}): { id: string } {
  return {
    id: `evt_${randomUUID()}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(Date.now() / 1000),
    data: { object: { object: type.slice(0, type.lastIndexOf('.')), customer, ...about } },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  } as { id: string }
}

/** Sends a signed event; returns the status. */
export function sendEvent(server: Pick<TestServer, 'url'>, event: object, signing: Signing = {}): Promise<number> {
  const body = JSON.stringify(event)
  return postWebhook(server, body, { 'stripe-signature': signatureOf(body, signing) })
}
