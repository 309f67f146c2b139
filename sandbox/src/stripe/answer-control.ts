import type { IncomingHttpHeaders } from 'node:http'
import { completeCheckout } from './billing/complete-checkout.ts'
import { replaceCard } from './billing/customers.ts'
import { putPromotionCode } from './default-catalogue.ts'
import { showPromotionCode } from './objects/show-promotion-code.ts'
import type { StripeHouse } from './open-house.ts'
import { readEverything } from './read-everything.ts'
import { type Duration, type NewPromotionCode, TEST_CARDS } from './stripe-sandbox.ts'
import { type DeliveryMode, isDeliveryMode } from './webhooks/courier.ts'
import type { Answer } from './wire/answer-call.ts'
import type { Fault } from './wire/faults.ts'
import { StripeProblem } from './wire/stripe-problem.ts'
import { find } from './world.ts'

/** What a page or the control was asked. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly search: string
  readonly body: string
  readonly headers: IncomingHttpHeaders
}

interface Delivery {
  readonly mode?: DeliveryMode
  readonly release?: 'oldest_first' | 'newest_first'
  /** Ids of events to send in this order. */
  readonly deliver?: readonly string[]
}

/**
 * Lets journeys move the clock and make things go wrong, with JSON: GET /sandbox/state and /sandbox/requests; POST
 * /sandbox/advance (a `Duration`), /sandbox/delivery (a `Delivery`), /sandbox/fail (a `Fault`, or null to heal),
 * /sandbox/promotion-codes, /sandbox/pay {session, card?} and /sandbox/card {customer, card}.
 */
export async function answerControl(house: StripeHouse, { method, path, body, headers }: Asked): Promise<Answer> {
  // A form of another web site cannot say that it is JSON.
  const posts = method === 'POST'
  if (posts && !headers['content-type']?.startsWith('application/json')) return json(415, { error: 'Send JSON.' })
  try {
    const given: unknown = posts ? JSON.parse(body) : undefined
    const answered = await run(house, `${method} ${path}`, given)
    return answered === undefined ? json(404, { error: 'There is no such control.' }) : json(200, answered)
  } catch (error) {
    const known = error instanceof StripeProblem || error instanceof SyntaxError || error instanceof Error
    return json(400, { error: known ? error.message : String(error) })
  }
}

async function run(house: StripeHouse, action: string, given: unknown): Promise<object | undefined> {
  const { world, courier, act } = house
  switch (action) {
    case 'GET /sandbox/state':
      return { now: world.now(), delivery: courier.mode, ...act(() => readEverything(world)) }
    case 'GET /sandbox/requests':
      return { requests: house.requests }
    case 'POST /sandbox/advance':
      house.advance(given as Duration)
      return { now: world.now() }
    case 'POST /sandbox/delivery':
      return control(house, given as Delivery)
    case 'POST /sandbox/fail':
      if (given === null) house.faults.clear()
      else house.faults.add(given as Fault)
      return {}
    case 'POST /sandbox/promotion-codes':
      return act(() => showPromotionCode(world, putPromotionCode(world, given as NewPromotionCode)))
    case 'POST /sandbox/pay': {
      const { session, card = TEST_CARDS.pays } = given as { session: string; card?: string }
      return act(() => completeCheckout(world, find(world.state.sessions, 'checkout.session', session), card))
    }
    case 'POST /sandbox/card': {
      const { customer, card } = given as { customer: string; card: string }
      act(() => replaceCard(world, customer, card))
      return {}
    }
    default:
      return undefined
  }
}

async function control({ courier }: StripeHouse, { mode, release, deliver }: Delivery): Promise<object> {
  if (mode !== undefined && !isDeliveryMode(mode)) throw new Error('There is no such way to deliver.')
  if (mode !== undefined) courier.mode = mode
  if (release !== undefined) await courier.release(release)
  return deliver === undefined
    ? { mode: courier.mode }
    : { mode: courier.mode, statuses: await courier.deliver(deliver) }
}

function json(status: number, body: object): Answer {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  return { status, headers, body: JSON.stringify(body) }
}
