import type Stripe from 'stripe'
import type { DeliveryMode, EndpointChange } from './webhooks/webhook-sender.ts'
import type { Fault } from './wire/faults.ts'
import type { RequestRecord } from './wire/request-record.ts'

/** The one account and its one product. */
export const STRIPE_SANDBOX = {
  secretKey: 'sk_test_homeyield_sandbox',
  /** Same rights as `secretKey`; a `fail` with status 403 removes a permission. */
  restrictedKey: 'rk_test_homeyield_sandbox',
  publishableKey: 'pk_test_homeyield_sandbox',
  webhookSecret: 'whsec_homeyield_sandbox',
  productId: 'prod_homeyield_premium',
  /** 4.99 NZD a month, GST included. */
  priceId: 'price_homeyield_premium',
} as const

/** The supported test cards; other numbers are refused. */
export const TEST_CARDS = {
  pays: '4242424242424242',
  declines: '4000000000000002',
  /** Pays the first invoice only. */
  failsLater: '4000000000000341',
  /** Asks for the bank's confirmation, then pays. */
  asksBank: '4000002500003155',
} as const

export interface StripeSandboxOptions {
  /** 0 takes any free port. */
  readonly port: number
  /** Stores the state across restarts; without it, in memory. */
  readonly file?: string
  /** Milliseconds since 1970; where the stand-in's own clock starts. */
  readonly clock?: () => number
}

/** Time to pass; months are calendar months. */
export interface Duration {
  readonly months?: number
  readonly days?: number
  readonly hours?: number
  readonly minutes?: number
  readonly seconds?: number
}

export type PaymentOutcome =
  | { readonly outcome: 'paid'; readonly subscriptionId: string; readonly redirectUrl: string }
  | { readonly outcome: 'declined' | 'bank_asks' | 'refused'; readonly sentence: string }

/** A promotion code with its coupon. Amounts in cents, times in seconds since 1970. */
export interface NewPromotionCode {
  readonly code: string
  readonly percentOff?: number
  readonly amountOff?: number
  /** Default `nzd`. */
  readonly currency?: string
  readonly duration?: 'once' | 'repeating' | 'forever'
  readonly durationInMonths?: number
  readonly active?: boolean
  readonly expiresAt?: number
  readonly maxRedemptions?: number
  readonly timesRedeemed?: number
  readonly firstTime?: boolean
  readonly minimumAmount?: number
  readonly customer?: string
  /** The end of the coupon itself. */
  readonly redeemBy?: number
  readonly name?: string
}

export interface NewPrice {
  readonly id: string
  /** In cents. */
  readonly unitAmount: number
  readonly currency?: string
  readonly interval?: 'month' | 'year'
  readonly active?: boolean
  readonly taxBehavior?: 'inclusive' | 'exclusive' | 'unspecified'
}

/** Who gets a running subscription; `accountId` becomes `account_id` in the metadata. */
export interface Member {
  readonly accountId: string
  readonly email: string
  readonly name: string
}

export interface Membership {
  readonly customerId: string
  readonly subscriptionId: string
  readonly status: 'trialing' | 'active' | 'past_due' | 'unpaid'
  readonly periodEnd: Date
  /** Whether it ends with its period. */
  readonly cancelled: boolean
}

/** A stand-in for Stripe over its own wire format. Times are seconds since 1970, amounts cents. */
export interface StripeSandbox {
  /** Its pages, such as http://localhost:4323; `/portal` is the billing portal. */
  readonly url: string
  /** For the SDK, such as http://127.0.0.1:4323. */
  readonly apiUrl: string
  readonly account: typeof STRIPE_SANDBOX
  /** The stand-in's clock, which `advance` moves. */
  readonly now: () => number
  /** Moves the clock and runs everything due in order: renewals, retries, ends, expiries. */
  readonly advance: (by: Duration) => Promise<void>

  /** Pays at an open checkout as its page does, with a card of `TEST_CARDS` (default `pays`). */
  readonly pay: (sessionId: string, card?: string) => Promise<PaymentOutcome>
  readonly useCard: (customerId: string, card: string) => Promise<void>
  /** Cancels at the end of the period by `cancel_at`, as the billing portal does. */
  readonly cancelInPortal: (subscriptionId: string) => Promise<void>
  /** Undoes it as the portal does. */
  readonly renewInPortal: (subscriptionId: string) => Promise<void>
  /** Tries to collect an open invoice now; returns whether it was paid. */
  readonly payInvoice: (invoiceId: string) => Promise<boolean>
  /** Returns a customer with a running subscription; creates what is missing. */
  readonly ensureMember: (member: Member) => Promise<Membership>

  readonly addPromotionCode: (code: NewPromotionCode) => Promise<Stripe.PromotionCode>
  readonly changePromotionCode: (code: string, change: { readonly active: boolean }) => Promise<void>
  readonly addPrice: (price: NewPrice) => Promise<Stripe.Price>
  readonly changeProduct: (change: { readonly active: boolean }) => Promise<void>

  /** Everything in the API's format, oldest first. */
  readonly read: () => {
    readonly customers: readonly (Stripe.Customer | Stripe.DeletedCustomer)[]
    readonly sessions: readonly Stripe.Checkout.Session[]
    readonly subscriptions: readonly Stripe.Subscription[]
    readonly invoices: readonly Stripe.Invoice[]
    readonly refunds: readonly Stripe.Refund[]
    readonly events: readonly Stripe.Event[]
  }
  /** The calls received, oldest first, without keys. */
  readonly requests: readonly RequestRecord[]
  readonly forgetRequests: () => void

  /** Sends events to this URL from now on, waiting ones first; `secret` signs them (default `webhookSecret`). */
  readonly deliverTo: (url: string, secret?: string) => Promise<void>
  /** Changes the webhook endpoint; events that it excludes are not sent. */
  readonly changeWebhookEndpoint: (change: EndpointChange) => void
  readonly setDelivery: (mode: DeliveryMode) => void
  /** Sends the `held` events; resolves when each was tried once. */
  readonly release: (order?: 'oldest_first' | 'newest_first') => Promise<void>
  /** Sends stored events one after the other; returns the status codes, 0 for no response. */
  readonly deliver: (eventIds: readonly string[]) => Promise<number[]>
  /** Resolves when nothing is being sent or waiting for a retry. */
  readonly delivered: () => Promise<void>

  /** Makes calls fail from now on, until `heal`. */
  readonly fail: (fault: Fault) => void
  readonly heal: () => void
  readonly close: () => Promise<void>
}
