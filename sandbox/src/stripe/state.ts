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
import type { KeptAnswer } from './wire/idempotency.ts'

/** Records by their id, in the order in which they were made. */
export type Shelf<Thing> = Record<string, Thing>

/** Everything that the stand-in knows; it is kept as JSON. */
export interface StripeState {
  readonly version: 1
  /** How far the clock is ahead, in seconds. */
  ahead: number
  /** Whether the one product is on sale. */
  productActive: boolean
  readonly customers: Shelf<CustomerRecord>
  readonly cards: Shelf<CardRecord>
  readonly prices: Shelf<PriceRecord>
  readonly coupons: Shelf<CouponRecord>
  readonly promotionCodes: Shelf<PromotionCodeRecord>
  readonly discounts: Shelf<DiscountRecord>
  readonly sessions: Shelf<SessionRecord>
  readonly subscriptions: Shelf<SubscriptionRecord>
  readonly invoices: Shelf<InvoiceRecord>
  readonly payments: Shelf<PaymentRecord>
  readonly refunds: Shelf<RefundRecord>
  readonly portals: Shelf<PortalRecord>
  readonly events: Shelf<Stripe.Event>
  /** The events that nobody has acknowledged yet, the oldest first. */
  undelivered: string[]
  readonly answers: Shelf<KeptAnswer>
}

/** A state in which nothing has happened. */
export function emptyState(): StripeState {
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
