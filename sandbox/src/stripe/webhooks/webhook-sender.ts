import { setTimeout as sleep } from 'node:timers/promises'
import type Stripe from 'stripe'
import { STRIPE_VERSION } from '../stripe-version.ts'
import { postEvent, type Target } from './post-event.ts'

/**
 * `prompt` sends events at once and in order, `duplicated` each twice together, `held` only when released, `lost` never,
 * `reversed` those of one change in the opposite order.
 */
export type DeliveryMode = (typeof DELIVERY_MODES)[number]

export const DELIVERY_MODES = ['prompt', 'duplicated', 'held', 'lost', 'reversed'] as const

export function isDeliveryMode(text: string): text is DeliveryMode {
  return DELIVERY_MODES.some((mode) => mode === text)
}

interface EventStore {
  /** Seconds since 1970, for the signatures. */
  readonly now: () => number
  readonly find: (eventId: string) => Stripe.Event | undefined
  /** Events not acknowledged yet, without lost ones. */
  readonly undelivered: () => readonly string[]
  readonly add: (eventId: string) => void
  readonly acknowledge: (eventId: string) => void
}

interface EndpointSettings {
  readonly status: 'enabled' | 'disabled'
  /** Event types; `*` is all. */
  readonly enabledEvents: readonly string[]
  /** Null is the account's default. */
  readonly apiVersion: string | null
}

export type EndpointChange = Partial<EndpointSettings>

/** Milliseconds before each retry. Stripe's take days. */
const RETRY_DELAYS = [250, 1000, 5000, 30_000, 120_000, 600_000, 600_000]

/** Sends events to one URL; retries until acknowledged. */
export class WebhookSender {
  readonly #events: EventStore
  readonly #closing = new AbortController()
  readonly #work = new Set<Promise<unknown>>()
  #target: Target | null = null
  #endpoint: EndpointSettings = { status: 'enabled', enabledEvents: ['*'], apiVersion: STRIPE_VERSION }
  #mode: DeliveryMode = 'prompt'
  #last: Promise<unknown> = Promise.resolve()
  #held: string[] = []
  #batch: string[] = []

  constructor(events: EventStore) {
    this.#events = events
  }

  get target(): Target | null {
    return this.#target
  }

  get endpoint(): (EndpointSettings & Pick<Target, 'url'>) | null {
    return this.#target && { ...this.#endpoint, url: this.#target.url }
  }

  get mode(): DeliveryMode {
    return this.#mode
  }

  set mode(mode: DeliveryMode) {
    this.#mode = mode
  }

  /** Sets the URL and sends waiting events there. */
  deliverTo(target: Target): void {
    this.#target = target
    for (const id of this.#events.undelivered()) if (!this.#held.includes(id)) this.#queue(id, 1)
  }

  /** Applies from now on; excluded events are not sent later. */
  changeEndpoint(change: EndpointChange): void {
    this.#endpoint = { ...this.#endpoint, ...change }
  }

  receive({ id, type }: Stripe.Event): void {
    if (this.#mode === 'lost') return
    if (!this.#isSubscribed(type)) return this.#events.acknowledge(id)
    this.#events.add(id)
    if (this.#mode === 'held') this.#held.push(id)
    else if (this.#mode === 'reversed') this.#addToBatch(id)
    else this.#queue(id, this.#mode === 'duplicated' ? 2 : 1)
  }

  /** Sends held events; resolves when each was tried once. */
  async release(order: 'oldest_first' | 'newest_first'): Promise<void> {
    const held = this.#held.splice(0)
    for (const id of order === 'oldest_first' ? held : held.toReversed()) this.#queue(id, 1)
    await this.#last
  }

  /** Sends stored events one after the other, even if sent before; returns the status codes. */
  async deliver(eventIds: readonly string[]): Promise<number[]> {
    const statuses: number[] = []
    for (const id of eventIds) {
      const event = this.#events.find(id)
      if (!event) throw new Error(`There is no event ${id}`)
      statuses.push(await this.#send(event))
    }
    return statuses
  }

  /** Resolves when nothing is being sent or waiting for a retry. */
  async idle(): Promise<void> {
    while (this.#work.size > 0) await Promise.all(this.#work)
  }

  /** Stops; unacknowledged events stay undelivered. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.idle()
  }

  #addToBatch(id: string): void {
    this.#batch.push(id)
    if (this.#batch.length > 1) return
    const flushed = new Promise<void>((resolve) => {
      setImmediate(() => {
        for (const one of this.#batch.splice(0).toReversed()) this.#queue(one, 1)
        resolve()
      })
    })
    this.#track(flushed)
  }

  #queue(id: string, copies: number): void {
    if (!this.#target) return
    this.#last = this.#sendAfter(this.#last, id, copies)
    this.#track(this.#last)
  }

  async #sendAfter(before: Promise<unknown>, id: string, copies: number): Promise<void> {
    await before
    const statuses = await Promise.all(Array.from({ length: copies }, () => this.#sendOnce(id)))
    if (!statuses.every(isSuccess)) this.#track(this.#retry(id))
  }

  async #retry(id: string): Promise<void> {
    for (const delay of RETRY_DELAYS) {
      const { signal } = this.#closing
      await sleep(delay, undefined, { signal, ref: false }).catch(() => undefined)
      if (signal.aborted || isSuccess(await this.#sendOnce(id))) return
    }
  }

  async #sendOnce(id: string): Promise<number> {
    const event = this.#events.find(id)
    return event && !this.#closing.signal.aborted ? this.#send(event) : 0
  }

  async #send(event: Stripe.Event): Promise<number> {
    if (!this.#target) return 0
    const body = JSON.stringify({ ...event, pending_webhooks: 1 }, null, 2)
    const status = await postEvent(this.#target, body, this.#events.now(), this.#closing.signal)
    if (isSuccess(status)) this.#events.acknowledge(event.id)
    return status
  }

  #isSubscribed(type: string): boolean {
    const { status, enabledEvents } = this.#endpoint
    return status === 'enabled' && enabledEvents.some((enabled) => enabled === '*' || enabled === type)
  }

  #track(work: Promise<unknown>): void {
    this.#work.add(work)
    void work.finally(() => this.#work.delete(work))
  }
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}
