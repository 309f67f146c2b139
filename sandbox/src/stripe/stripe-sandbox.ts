import type Stripe from 'stripe'
import type { DeliveryMode, EndpointChange } from './webhooks/webhook-sender.ts'
import type { Fault } from './wire/faults.ts'
import type { RequestRecord } from './wire/request-record.ts'

/** What the stand-in is known by: it has one account, which sells one thing. */
export const STRIPE_SANDBOX = {
  secretKey: 'sk_test_homeyield_sandbox',
  /** May do what `secretKey` may; a `fail` with status 403 takes a permission away. */
  restrictedKey: 'rk_test_homeyield_sandbox',
  publishableKey: 'pk_test_homeyield_sandbox',
  webhookSecret: 'whsec_homeyield_sandbox',
  productId: 'prod_homeyield_premium',
  /** 4.99 NZD a month, GST included. */
  priceId: 'price_homeyield_premium',
} as const

/** The cards of Stripe's tests that the stand-in knows; any other number is refused. */
export const TEST_CARDS = {
  pays: '4242424242424242',
  declines: '4000000000000002',
  /** Pays the first bill and none after it. */
  failsLater: '4000000000000341',
  /** Asks for a confirmation of the bank's, and then pays. */
  asksBank: '4000002500003155',
} as const

/** Where the stand-in listens and keeps what it knows. */
export interface StripeSandboxOptions {
  /** On this machine alone; 0 takes any free port. */
  readonly port: number
  /** Written after each change and read at the start, so that subscriptions outlive a restart; absent: memory alone. */
  readonly file?: string
  /** The clock that the stand-in's own starts from, in milliseconds since 1970. */
  readonly clock?: () => number
}

/** How long to let pass; a month is a calendar month. */
export interface Duration {
  readonly months?: number
  readonly days?: number
  readonly hours?: number
  readonly minutes?: number
  readonly seconds?: number
}

/** What came of trying to pay at a checkout. */
export type PaymentOutcome =
  | { readonly outcome: 'paid'; readonly subscriptionId: string; readonly redirectUrl: string }
  | { readonly outcome: 'declined' | 'bank_asks' | 'refused'; readonly sentence: string }

/** A promotion code to add, with the coupon that it stands for; amounts in cents of NZD, times in seconds since 1970. */
export interface NewPromotionCode {
  readonly code: string
  readonly percentOff?: number
  readonly amountOff?: number
  /** `nzd` if left out. */
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
  /** The coupon itself can have an end, too. */
  readonly redeemBy?: number
  readonly name?: string
}

/** A price to add to the account, as the check of a set-up may find it. */
export interface NewPrice {
  readonly id: string
  /** In cents. */
  readonly unitAmount: number
  readonly currency?: string
  readonly interval?: 'month' | 'year'
  readonly active?: boolean
  readonly taxBehavior?: 'inclusive' | 'exclusive' | 'unspecified'
}

/** Somebody who is to have a running subscription; `accountId` goes into the metadata as `account_id`. */
export interface Member {
  readonly accountId: string
  readonly email: string
  readonly name: string
}

/** How a member's subscription stands. */
export interface Membership {
  readonly customerId: string
  readonly subscriptionId: string
  readonly status: 'trialing' | 'active' | 'past_due' | 'unpaid'
  readonly periodEnd: Date
  /** Whether it ends with its period. */
  readonly cancelled: boolean
}

/** A pretend Stripe that speaks Stripe's wire: no money moves. Times are seconds since 1970, amounts cents. */
export interface StripeSandbox {
  /** Its pages, such as http://localhost:4323; `/portal` is the customers' billing portal. */
  readonly url: string
  /** What the SDK is pointed at, such as http://127.0.0.1:4323. */
  readonly apiUrl: string
  /** Its keys and what it sells. */
  readonly account: typeof STRIPE_SANDBOX
  /** The stand-in's time, which `advance` moves. */
  readonly now: () => number
  /** Lets time pass, and all that falls due meanwhile happen in its order: renewals, retries, ends, expiries. */
  readonly advance: (by: Duration) => Promise<void>

  /** Pays at an open checkout as its page does, with a number of `TEST_CARDS` (`pays` if left out). */
  readonly pay: (sessionId: string, card?: string) => Promise<PaymentOutcome>
  /** Gives a customer another card. */
  readonly useCard: (customerId: string, card: string) => Promise<void>
  /** Cancels at the end of the period as the billing portal does: by `cancel_at`. */
  readonly cancelInPortal: (subscriptionId: string) => Promise<void>
  /** Takes that back as the portal does. */
  readonly renewInPortal: (subscriptionId: string) => Promise<void>
  /** Tries to collect an open invoice now. Answers whether it was paid. */
  readonly payInvoice: (invoiceId: string) => Promise<boolean>
  /** Makes sure that somebody has a customer and a running subscription, and answers them; the same ones when called again. */
  readonly ensureMember: (member: Member) => Promise<Membership>

  readonly addPromotionCode: (code: NewPromotionCode) => Promise<Stripe.PromotionCode>
  readonly changePromotionCode: (code: string, change: { readonly active: boolean }) => Promise<void>
  readonly addPrice: (price: NewPrice) => Promise<Stripe.Price>
  readonly changeProduct: (change: { readonly active: boolean }) => Promise<void>

  /** Everything as the API would show it, the oldest first. */
  readonly read: () => {
    readonly customers: readonly (Stripe.Customer | Stripe.DeletedCustomer)[]
    readonly sessions: readonly Stripe.Checkout.Session[]
    readonly subscriptions: readonly Stripe.Subscription[]
    readonly invoices: readonly Stripe.Invoice[]
    readonly refunds: readonly Stripe.Refund[]
    readonly events: readonly Stripe.Event[]
  }
  /** What was asked of the API, the oldest first; keys are left out. */
  readonly requests: readonly RequestRecord[]
  readonly forgetRequests: () => void

  /** Sends the events from now on, and those that still wait, to this address, signed with `secret` (`webhookSecret` if left out). */
  readonly deliverTo: (url: string, secret?: string) => Promise<void>
  /** Changes the webhook endpoint: what it is not subscribed to, or all when it is disabled, is not sent. */
  readonly changeWebhookEndpoint: (change: EndpointChange) => void
  /** How events are sent from now on. */
  readonly setDelivery: (mode: DeliveryMode) => void
  /** Sends what `held` has kept back, the oldest first unless `order` says otherwise; resolves when all were tried. */
  readonly release: (order?: 'oldest_first' | 'newest_first') => Promise<void>
  /** Sends these stored events in this order, each after the answer to the one before; answers the statuses, 0 for none. */
  readonly deliver: (eventIds: readonly string[]) => Promise<number[]>
  /** Resolves when nothing is being sent or waiting to be sent again. */
  readonly delivered: () => Promise<void>

  /** Makes calls fail in this way from now on, until `heal`. */
  readonly fail: (fault: Fault) => void
  readonly heal: () => void
  readonly close: () => Promise<void>
}
