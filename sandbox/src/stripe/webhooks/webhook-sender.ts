import { setTimeout as sleep } from 'node:timers/promises'
import type Stripe from 'stripe'
import { STRIPE_VERSION } from '../stripe-version.ts'
import { postEvent, type Target } from './post-event.ts'

/**
 * How events are sent: each at once and in order; each twice at the same time; kept back until they are released; never; or those
 * of one happening in the opposite order.
 */
export type DeliveryMode = (typeof DELIVERY_MODES)[number]

/** Every way to send events. */
export const DELIVERY_MODES = ['prompt', 'duplicated', 'held', 'lost', 'reversed'] as const

/** Whether that is a way to send events. */
export function isDeliveryMode(text: string): text is DeliveryMode {
  return DELIVERY_MODES.some((mode) => mode === text)
}

/** What the webhooks works on. */
interface EventStore {
  /** Seconds since 1970, for the signatures. */
  readonly now: () => number
  readonly find: (eventId: string) => Stripe.Event | undefined
  /** The events that nobody has acknowledged; those that are lost are not among them. */
  readonly undelivered: () => readonly string[]
  readonly add: (eventId: string) => void
  readonly acknowledge: (eventId: string) => void
}

/** What can be chosen of the webhook endpoint besides its address. */
interface EndpointSettings {
  readonly status: 'enabled' | 'disabled'
  /** Types of events; `*` is all. */
  readonly enabledEvents: readonly string[]
  /** Null is the account's own. */
  readonly apiVersion: string | null
}

/** A change of it; what is left out stays. */
export type EndpointChange = Partial<EndpointSettings>

/** Milliseconds to wait after the first, second … try that failed. Stripe takes days. */
const RETRY_DELAYS = [250, 1000, 5000, 30_000, 120_000, 600_000, 600_000]

/** Sends the events to one address, and again if they are not acknowledged. */
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

  /** Where the events go, if anywhere. */
  get target(): Target | null {
    return this.#target
  }

  /** The webhook endpoint, if there is one. */
  get endpoint(): (EndpointSettings & Pick<Target, 'url'>) | null {
    return this.#target && { ...this.#endpoint, url: this.#target.url }
  }

  get mode(): DeliveryMode {
    return this.#mode
  }

  set mode(mode: DeliveryMode) {
    this.#mode = mode
  }

  /** Names the address; what waited for one is sent there. */
  deliverTo(target: Target): void {
    this.#target = target
    for (const id of this.#events.undelivered()) if (!this.#held.includes(id)) this.#queue(id, 1)
  }

  /** Changes what is sent from now on; what was not sent meanwhile is not made up for. */
  changeEndpoint(change: EndpointChange): void {
    this.#endpoint = { ...this.#endpoint, ...change }
  }

  /** Takes an event in. */
  receive({ id, type }: Stripe.Event): void {
    if (this.#mode === 'lost') return
    if (!this.#isSubscribed(type)) return this.#events.acknowledge(id)
    this.#events.add(id)
    if (this.#mode === 'held') this.#held.push(id)
    else if (this.#mode === 'reversed') this.#addToBatch(id)
    else this.#queue(id, this.#mode === 'duplicated' ? 2 : 1)
  }

  /** Sends what was kept back; resolves when each was tried. */
  async release(order: 'oldest_first' | 'newest_first'): Promise<void> {
    const held = this.#held.splice(0)
    for (const id of order === 'oldest_first' ? held : held.toReversed()) this.#queue(id, 1)
    await this.#last
  }

  /** Sends stored events one after the other, whatever became of them before; answers the statuses. */
  async deliver(eventIds: readonly string[]): Promise<number[]> {
    const statuses: number[] = []
    for (const id of eventIds) {
      const event = this.#events.find(id)
      if (!event) throw new Error(`There is no event ${id}`)
      statuses.push(await this.#send(event))
    }
    return statuses
  }

  /** Resolves when nothing is being sent or waiting to be sent again. */
  async idle(): Promise<void> {
    while (this.#work.size > 0) await Promise.all(this.#work)
  }

  /** Stops; what was not acknowledged stays undelivered. */
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
