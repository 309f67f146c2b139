/** A customer at the payment provider, with what it has there. Times are milliseconds since 1970. */
export interface Payer {
  readonly subscriptions: readonly ProvidersSubscription[]
  readonly openBills: readonly OpenBill[]
}

export interface ProvidersSubscription {
  readonly id: string
  readonly status: string
  readonly createdAt: number
  /** The billed period, over all its items. */
  readonly periodStart: number | null
  readonly periodEnd: number | null
  readonly cancelAtPeriodEnd: boolean
  readonly cancelAt: number | null
  readonly endedAt: number | null
  readonly latestBillId: string | null
}

export interface OpenBill {
  readonly id: string
  readonly subscriptionId: string | null
  readonly finalizedAt: number | null
  readonly attempts: number
  /** NZD. */
  readonly amountDue: number
}

export interface CheckoutOrder {
  /** The same key again opens the same checkout. */
  readonly key: string
  readonly customerId: string
  readonly accountId: string
  readonly promotionCodeId: string | null
  readonly successUrl: string
  readonly cancelUrl: string
}

export interface OpenedCheckout {
  readonly sessionId: string
  readonly url: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}

export type CheckoutState = 'open' | 'complete' | 'expired'

export interface ProvidersCoupon {
  readonly promotionCodeId: string
  readonly code: string
  readonly customerId: string | null
  readonly firstTimeOnly: boolean
  readonly minimumAmount: number
  readonly discount: Discount
}

/** The discount in per cent or NZD, and its duration. */
export interface Discount {
  readonly percentOff: number | null
  readonly amountOff: number | null
  /** `once` is the first bill, `repeating` the bills of so many `months`. */
  readonly duration: 'once' | 'repeating' | 'forever'
  readonly months: number | null
}

/** An event at the payment provider. Its content may be outdated; only its customer counts. */
export interface PaymentEvent {
  readonly id: string
  readonly type: string
  readonly createdAt: number
  readonly customerId: string | null
}

export interface NextBill {
  /** NZD. */
  readonly amount: number
  /** The end of the paid period; milliseconds since 1970. */
  readonly dueAt: number
}

/**
 * A failed call. `slow`: no response in time, so it may have been done. `gone`: the object does not exist. `refused`:
 * the request is invalid; `about` is the invalid part. `failed`: anything else.
 */
export class PaymentsProblem extends Error {
  override readonly name = 'PaymentsProblem'
  readonly kind: 'slow' | 'gone' | 'refused' | 'failed'
  /** For the log: codes of the provider's API, no personal data and no key. */
  readonly code: string
  readonly about: string

  constructor(kind: PaymentsProblem['kind'], code: string, about = '') {
    super(`The call to the payment provider failed (${kind})`)
    this.kind = kind
    this.code = code
    this.about = about
  }
}

/** The payment provider. Every call throws a `PaymentsProblem` when it fails. */
export interface PaymentsGateway {
  /** The same account and address return the same customer. `former` is one that no longer exists. */
  readonly createCustomer: (account: {
    readonly id: string
    readonly email: string
    readonly former: string | null
  }) => Promise<string>
  readonly changeEmail: (customerId: string, email: string) => Promise<void>
  readonly readPayer: (customerId: string) => Promise<Payer>
  readonly openCheckout: (order: CheckoutOrder) => Promise<OpenedCheckout>
  readonly readCheckout: (sessionId: string) => Promise<CheckoutState>
  /** Closes a checkout unless it is over; returns its state. */
  readonly expireCheckout: (sessionId: string) => Promise<CheckoutState>
  readonly expireCheckoutsOf: (customerId: string) => Promise<void>
  readonly cancelAtPeriodEnd: (subscriptionId: string) => Promise<void>
  /** Undoes a cancellation, however it was made. */
  readonly uncancel: (subscription: ProvidersSubscription) => Promise<void>
  readonly endSubscription: (subscriptionId: string) => Promise<void>
  /** Refunds a bill, once. */
  readonly refundBill: (billId: string) => Promise<void>
  /** Removes a customer, unless it is gone. */
  readonly deleteCustomer: (customerId: string) => Promise<void>
  readonly findCoupons: (code: string) => Promise<ProvidersCoupon[]>
  readonly hasCharged: (subscriptionId: string) => Promise<boolean>
  readonly previewNextBill: (customerId: string, subscriptionId: string) => Promise<NextBill>
  /** Reads an event; null when its signature is invalid or older than five minutes. `body` as received. */
  readonly readEvent: (body: Uint8Array, signature: string) => PaymentEvent | null
}
