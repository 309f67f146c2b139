import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'
import { STRIPE_VERSION } from './stripe-version.ts'
import type { Table, StripeState } from './state.ts'
import { missing } from './wire/stripe-problem.ts'

/** The state, clock and event listener that all operations share. */
export interface World {
  readonly state: StripeState
  /** The base URL of the hosted pages. */
  readonly url: () => string
  /** Seconds since 1970. */
  readonly now: () => number
  /** The current API call, for the events that it causes. */
  request: { readonly id: string; readonly idempotencyKey: string | null } | null
  /** The time of due work while it runs; null means the real clock. */
  at: number | null
  readonly onEvent: (event: Stripe.Event) => void
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** A new random id, such as cus_Q3jk0Ax9bT2mPz. */
export function newId(prefix: string, length = 14): string {
  return `${prefix}_${Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length]).join('')}`
}

/** The record with that id. Throws `resource_missing`: 404 by path, 400 by parameter. */
export function find<Thing>(table: Table<Thing>, thing: string, id: string, param = 'id'): Thing {
  const found = Object.hasOwn(table, id) ? table[id] : undefined
  if (found === undefined) throw missing(thing, id, param)
  return found
}

/** Stores an event with the object as it is now and, for a change, the old values. */
export function emitEvent(
  world: World,
  type: Stripe.Event['type'],
  object: object,
  previous?: Readonly<Record<string, unknown>>,
): void {
  const data = { object: structuredClone(object), ...(previous ? { previous_attributes: previous } : {}) }
  const event = {
    id: newId('evt', 24),
    object: 'event',
    api_version: STRIPE_VERSION,
    created: world.now(),
    data,
    livemode: false,
    pending_webhooks: 1,
    request: { id: world.request?.id ?? null, idempotency_key: world.request?.idempotencyKey ?? null },
    type,
  } as Stripe.Event
  world.state.events[event.id] = event
  world.onEvent(event)
}

/** Makes a change; emits an event if the API's view of the object changed. */
export function emitChange(world: World, type: Stripe.Event['type'], show: () => object, change: () => void): void {
  const before = Object.entries<unknown>(structuredClone({ ...show() }))
  change()
  const after = { ...show() }
  const now = new Map(Object.entries<unknown>(after))
  const changed = before.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(now.get(name)))
  if (changed.length > 0) emitEvent(world, type, after, Object.fromEntries(changed))
}
