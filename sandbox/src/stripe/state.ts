import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type Stripe from 'stripe'
import type {
  CardRecord,
  CouponRecord,
  CustomerRecord,
  DiscountRecord,
  InvoiceRecord,
  PaymentRecord,
  PortalRecord,
  PriceRecord,
  PromotionCodeRecord,
  RefundRecord,
  SessionRecord,
  SubscriptionRecord,
} from './records.ts'
import type { StoredResponse } from './wire/idempotency.ts'

const EVENT_RETENTION = 30 * 86_400

/** Records by id, in order of creation. */
export type Table<Thing> = Record<string, Thing>

/** Everything that the stand-in stores, as JSON. */
export interface StripeState {
  readonly version: 1
  /** How far the clock is ahead of real time, in seconds. */
  ahead: number
  productActive: boolean
  readonly customers: Table<CustomerRecord>
  readonly cards: Table<CardRecord>
  readonly prices: Table<PriceRecord>
  readonly coupons: Table<CouponRecord>
  readonly promotionCodes: Table<PromotionCodeRecord>
  readonly discounts: Table<DiscountRecord>
  readonly sessions: Table<SessionRecord>
  readonly subscriptions: Table<SubscriptionRecord>
  readonly invoices: Table<InvoiceRecord>
  readonly payments: Table<PaymentRecord>
  readonly refunds: Table<RefundRecord>
  readonly portals: Table<PortalRecord>
  readonly events: Table<Stripe.Event>
  /** Events not acknowledged yet, oldest first. */
  undelivered: string[]
  readonly answers: Table<StoredResponse>
}

/** Returns the stored state, or an empty one without a file. Throws when the file is not a stored state. */
export function readStateFile(file: string | undefined): StripeState {
  if (file === undefined || !existsSync(file)) return emptyState()
  try {
    const state = JSON.parse(readFileSync(file, 'utf8')) as StripeState
    if (state.version === 1) return { ...emptyState(), ...state }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new Error(`${file} is not a file of the test payments. Delete it to start empty.`)
}

/** Writes atomically; drops events older than thirty days, as Stripe does, but none that is still to be delivered. */
export function writeStateFile(file: string, state: StripeState, now: number): void {
  for (const [id, { created }] of Object.entries(state.events)) {
    if (created < now - EVENT_RETENTION && !state.undelivered.includes(id)) delete state.events[id]
  }
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(state), { mode: 0o600 })
  renameSync(draft, file)
}

function emptyState(): StripeState {
  return {
    version: 1,
    ahead: 0,
    productActive: true,
    customers: {},
    cards: {},
    prices: {},
    coupons: {},
    promotionCodes: {},
    discounts: {},
    sessions: {},
    subscriptions: {},
    invoices: {},
    payments: {},
    refunds: {},
    portals: {},
    events: {},
    undelivered: [],
    answers: {},
  }
}
