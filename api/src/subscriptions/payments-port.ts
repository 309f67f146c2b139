/** What our payer is called at the payment provider, and what it says of them. Moments are milliseconds since 1970. */
export interface Payer {
  readonly subscriptions: readonly ProvidersSubscription[]
  /** Bills that are final and not paid. */
  readonly openBills: readonly OpenBill[]
}

/** A subscription in the payment provider's words. */
export interface ProvidersSubscription {
  readonly id: string
  /** One of: incomplete, incomplete_expired, trialing, active, past_due, canceled, unpaid, paused. */
  readonly status: string
  readonly createdAt: number
  /** The period that is billed, over all that is subscribed to. */
  readonly periodStart: number | null
  readonly periodEnd: number | null
  readonly cancelAtPeriodEnd: boolean
  readonly cancelAt: number | null
  readonly endedAt: number | null
  readonly latestBillId: string | null
}

/** A bill that waits to be paid. */
export interface OpenBill {
  readonly id: string
  readonly subscriptionId: string | null
  readonly finalizedAt: number | null
  /** How often a payment was tried. */
  readonly attempts: number
  /** NZD. */
  readonly amountDue: number
}

/** What a checkout is opened with. */
export interface CheckoutOrder {
  /** The same key again opens the same checkout. */
  readonly key: string
  readonly customerId: string
  readonly accountId: string
  readonly promotionCodeId: string | null
  readonly successUrl: string
  readonly cancelUrl: string
}

/** A checkout that was opened. */
export interface OpenedCheckout {
  readonly sessionId: string
  readonly url: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

/** What has become of a checkout. */
export type CheckoutState = 'open' | 'complete' | 'expired'

/** A coupon that works now. */
export interface ProvidersCoupon {
  readonly promotionCodeId: string
  /** As it is spelt by whoever made it. */
  readonly code: string
  /** The customer that alone may use it, or null. */
  readonly customerId: string | null
  readonly firstTimeOnly: boolean
  /** The smallest bill in NZD that it can be used on. */
  readonly minimumAmount: number
  readonly discount: Discount
}

/** What a coupon takes off: percent or NZD, and for how long. */
export interface Discount {
  readonly percentOff: number | null
  readonly amountOff: number | null
  /** `once` is the first bill, `repeating` the bills of so many `months`. */
  readonly duration: 'once' | 'repeating' | 'forever'
  readonly months: number | null
}

/** Something happened at the payment provider. What it says of the thing itself may be old; only who is concerned counts. */
export interface PaymentEvent {
  readonly id: string
  readonly type: string
  readonly createdAt: number
  readonly customerId: string | null
}

/** The next bill of a subscription. */
export interface NextBill {
  /** NZD. */
  readonly amount: number
  /** When the period ends that is paid; milliseconds since 1970. */
  readonly dueAt: number
}

/**
 * Why the payment provider did not do as asked. `slow`: no answer in time, so it may have been done. `gone`: there is no such
 * thing there. `refused`: the request made no sense to it; `about` is the part that did not. `failed`: anything else.
 */
export class PaymentsProblem extends Error {
  override readonly name = 'PaymentsProblem'
  readonly kind: 'slow' | 'gone' | 'refused' | 'failed'
  /** For the log: words of the provider's interface, nothing of a person and no key. */
  readonly code: string
  readonly about: string

  constructor(kind: PaymentsProblem['kind'], code: string, about = '') {
    super(`The payment provider did not do as asked (${kind})`)
    this.kind = kind
    this.code = code
    this.about = about
  }
}

/** Who takes payments. Every call throws a `PaymentsProblem` when it fails. */
export interface PaymentsGateway {
  /**
   * Makes the account's customer; the same account with the same address again is the same customer. `former` is one that
   * the account had and that is gone.
   */
  readonly createCustomer: (account: {
    readonly id: string
    readonly email: string
    readonly former: string | null
  }) => Promise<string>
  /** Tells where a customer's receipts go, unless it is gone. */
  readonly changeEmail: (customerId: string, email: string) => Promise<void>
  /** What is true of a customer; nothing at all of one that was deleted. */
  readonly readPayer: (customerId: string) => Promise<Payer>
  readonly openCheckout: (order: CheckoutOrder) => Promise<OpenedCheckout>
  readonly readCheckout: (sessionId: string) => Promise<CheckoutState>
  /** Closes a checkout unless it is over; answers what it then is. */
  readonly expireCheckout: (sessionId: string) => Promise<CheckoutState>
  /** Closes all checkouts of a customer that can still be paid at. */
  readonly expireCheckoutsOf: (customerId: string) => Promise<void>
  /** Lets a subscription end with its period. */
  readonly cancelAtPeriodEnd: (subscriptionId: string) => Promise<void>
  /** Lets a subscription go on, whichever way it was cancelled. */
  readonly uncancel: (subscription: ProvidersSubscription) => Promise<void>
  /** Ends a subscription at once, unless it has ended. */
  readonly endSubscription: (subscriptionId: string) => Promise<void>
  /** Gives back what was paid of a bill, once. */
  readonly refundBill: (billId: string) => Promise<void>
  /** Removes a customer, unless it is gone. */
  readonly deleteCustomer: (customerId: string) => Promise<void>
  /** The coupons of a code, whatever its capitals, that work now. */
  readonly findCoupons: (code: string) => Promise<ProvidersCoupon[]>
  /** Whether a bill of the subscription was ever more than 0. */
  readonly hasCharged: (subscriptionId: string) => Promise<boolean>
  readonly previewNextBill: (customerId: string, subscriptionId: string) => Promise<NextBill>
  /** Reads an event; null when its signature is not the provider's, or older than five minutes. `body` as it arrived. */
  readonly readEvent: (body: Uint8Array, signature: string) => PaymentEvent | null
}
