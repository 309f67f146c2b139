import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'
import { STRIPE_VERSION } from './stripe-version.ts'
import type { Table, StripeState } from './state.ts'
import { missing } from './wire/stripe-problem.ts'

/** What happens in the stand-in happens in here. */
export interface World {
  readonly state: StripeState
  /** Where the hosted pages are. */
  readonly url: () => string
  /** Seconds since 1970. */
  readonly now: () => number
  /** The call that is being answered, for the events that it causes. */
  request: { readonly id: string; readonly idempotencyKey: string | null } | null
  /** Where the clock stands while what fell due is made up for; null means that it runs. */
  at: number | null
  /** Hears of each event. */
  readonly onEvent: (event: Stripe.Event) => void
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** An id that was never given before, such as cus_Q3jk0Ax9bT2mPz. */
export function newId(prefix: string, length = 14): string {
  return `${prefix}_${Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length]).join('')}`
}

/** The record of that id. Throws Stripe's `resource_missing`: 404, or 400 when a parameter names it. */
export function find<Thing>(shelf: Table<Thing>, thing: string, id: string, param = 'id'): Thing {
  const found = Object.hasOwn(shelf, id) ? shelf[id] : undefined
  if (found === undefined) throw missing(thing, id, param)
  return found
}

/** Notes that something happened, with the object as it now is, and for a change what its changed parts were before. */
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

/** Changes something and tells of it, if what the API shows of it is different from before. */
export function emitChange(world: World, type: Stripe.Event['type'], show: () => object, change: () => void): void {
  const before = structuredClone(show()) as Record<string, unknown>
  change()
  const after = show() as Record<string, unknown>
  const changed = Object.keys(before).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  if (changed.length > 0) emitEvent(world, type, after, Object.fromEntries(changed.map((name) => [name, before[name]])))
}
