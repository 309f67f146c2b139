import type { IncomingHttpHeaders } from 'node:http'
import { completeCheckout } from './billing/complete-checkout.ts'
import { replaceCard } from './billing/customers.ts'
import { putPromotionCode } from './default-catalogue.ts'
import { showPromotionCode } from './objects/show-promotion-code.ts'
import type { StripeEngine } from './start-stripe-engine.ts'
import { readEverything } from './read-everything.ts'
import { type Duration, type NewPromotionCode, TEST_CARDS } from './stripe-sandbox.ts'
import { type DeliveryMode, isDeliveryMode } from './webhooks/webhook-sender.ts'
import type { HttpResponse } from './wire/handle-call.ts'
import type { Fault } from './wire/faults.ts'
import { StripeProblem } from './wire/stripe-problem.ts'
import { find } from './world.ts'

export interface ControlRequest {
  readonly method: string
  readonly path: string
  readonly search: string
  readonly body: string
  readonly headers: IncomingHttpHeaders
}

interface Delivery {
  readonly mode?: DeliveryMode
  readonly release?: 'oldest_first' | 'newest_first'
  /** Ids of events, to send in this order. */
  readonly deliver?: readonly string[]
}

/**
 * The JSON control for tests: GET /sandbox/state and /sandbox/requests; POST /sandbox/advance (a `Duration`),
 * /sandbox/delivery (a `Delivery`), /sandbox/fail (a `Fault`, or null to end all), /sandbox/promotion-codes,
 * /sandbox/pay {session, card?} and /sandbox/card {customer, card}.
 */
export async function handleControl(
  engine: StripeEngine,
  { method, path, body, headers }: ControlRequest,
): Promise<HttpResponse> {
  // A form on another site cannot send JSON.
  const isPost = method === 'POST'
  if (isPost && !headers['content-type']?.startsWith('application/json')) return json(415, { error: 'Send JSON.' })
  try {
    const given: unknown = isPost ? JSON.parse(body) : undefined
    const result = await run(engine, `${method} ${path}`, given)
    return result === undefined ? json(404, { error: 'Unknown control.' }) : json(200, result)
  } catch (error) {
    const known = error instanceof StripeProblem || error instanceof SyntaxError || error instanceof Error
    return json(400, { error: known ? error.message : String(error) })
  }
}

async function run(engine: StripeEngine, action: string, given: unknown): Promise<object | undefined> {
  const { world, webhooks, perform } = engine
  switch (action) {
    case 'GET /sandbox/state':
      return { now: world.now(), delivery: webhooks.mode, ...perform(() => readEverything(world)) }
    case 'GET /sandbox/requests':
      return { requests: engine.requests }
    case 'POST /sandbox/advance':
      engine.advance(given as Duration)
      return { now: world.now() }
    case 'POST /sandbox/delivery':
      return setDelivery(engine, given as Delivery)
    case 'POST /sandbox/fail':
      if (given === null) engine.faults.clear()
      else engine.faults.add(given as Fault)
      return {}
    case 'POST /sandbox/promotion-codes':
      return perform(() => showPromotionCode(world, putPromotionCode(world, given as NewPromotionCode)))
    case 'POST /sandbox/pay': {
      const { session, card = TEST_CARDS.pays } = given as { session: string; card?: string }
      return perform(() => completeCheckout(world, find(world.state.sessions, 'checkout.session', session), card))
    }
    case 'POST /sandbox/card': {
      const { customer, card } = given as { customer: string; card: string }
      perform(() => replaceCard(world, customer, card))
      return {}
    }
    default:
      return undefined
  }
}

async function setDelivery({ webhooks }: StripeEngine, { mode, release, deliver }: Delivery): Promise<object> {
  if (mode !== undefined && !isDeliveryMode(mode)) throw new Error('Unknown delivery mode.')
  if (mode !== undefined) webhooks.mode = mode
  if (release !== undefined) await webhooks.release(release)
  return deliver === undefined
    ? { mode: webhooks.mode }
    : { mode: webhooks.mode, statuses: await webhooks.deliver(deliver) }
}

function json(status: number, body: object): HttpResponse {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  return { status, headers, body: JSON.stringify(body) }
}
