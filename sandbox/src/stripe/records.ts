// What the stand-in stores; objects/ decides how the API shows it. Times are seconds since 1970, amounts cents.

export type Metadata = Readonly<Record<string, string>>

export interface CustomerRecord {
  readonly id: string
  readonly created: number
  email: string | null
  name: string | null
  description: string | null
  phone: string | null
  metadata: Metadata
  defaultCard: string | null
  deleted: boolean
  /** The number of invoices with a number. */
  invoices: number
}

export interface CardRecord {
  readonly id: string
  readonly created: number
  readonly number: string
  readonly customer: string
  /** How often it was charged. */
  charges: number
}

export interface PriceRecord {
  readonly id: string
  readonly created: number
  readonly product: string
  readonly unitAmount: number
  readonly currency: string
  readonly interval: 'month' | 'year'
  readonly active: boolean
  readonly taxBehavior: 'inclusive' | 'exclusive' | 'unspecified'
}

export interface CouponRecord {
  readonly id: string
  readonly created: number
  readonly name: string | null
  readonly percentOff: number | null
  readonly amountOff: number | null
  readonly currency: string | null
  readonly duration: 'once' | 'repeating' | 'forever'
  readonly durationInMonths: number | null
  readonly redeemBy: number | null
  timesRedeemed: number
}

export interface PromotionCodeRecord {
  readonly id: string
  readonly created: number
  readonly code: string
  readonly coupon: string
  readonly customer: string | null
  readonly expiresAt: number | null
  readonly maxRedemptions: number | null
  readonly firstTime: boolean
  readonly minimumAmount: number | null
  /** As set; dates and limits can still make the code invalid. */
  active: boolean
  timesRedeemed: number
}

export interface DiscountRecord {
  readonly id: string
  readonly coupon: string
  readonly promotionCode: string | null
  readonly customer: string
  readonly subscription: string
  readonly checkoutSession: string | null
  readonly start: number
  readonly end: number | null
}

export interface SessionRecord {
  readonly id: string
  readonly created: number
  readonly price: string
  readonly quantity: number
  readonly successUrl: string
  readonly cancelUrl: string | null
  readonly clientReferenceId: string | null
  readonly customerEmail: string | null
  readonly metadata: Metadata
  readonly subscriptionMetadata: Metadata
  readonly subscriptionDescription: string | null
  readonly trialDays: number | null
  readonly allowPromotionCodes: boolean
  readonly cardIfRequired: boolean
  readonly expiresAt: number
  readonly locale: string | null
  coupon: string | null
  promotionCode: string | null
  customer: string | null
  status: 'open' | 'complete' | 'expired'
  paymentStatus: 'unpaid' | 'paid' | 'no_payment_required'
  subscription: string | null
  invoice: string | null
}

export interface SubscriptionRecord {
  readonly id: string
  readonly itemId: string
  readonly created: number
  readonly customer: string
  readonly price: string
  readonly quantity: number
  readonly description: string | null
  status: 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled'
  /** Periods count from `anchor`; `periods` have begun since. */
  anchor: number
  periods: number
  periodStart: number
  periodEnd: number
  trialEnd: number | null
  trialWarned: boolean
  card: string | null
  discounts: string[]
  metadata: Metadata
  cancelAt: number | null
  cancelAtPeriodEnd: boolean
  canceledAt: number | null
  endedAt: number | null
  endReason: 'cancellation_requested' | 'payment_failed' | null
  comment: string | null
  feedback: string | null
  latestInvoice: string | null
}

export interface InvoiceRecord {
  readonly id: string
  readonly lineId: string
  readonly created: number
  readonly customer: string
  readonly subscription: string
  readonly price: string
  readonly quantity: number
  readonly reason: 'subscription_create' | 'subscription_cycle' | 'upcoming'
  readonly subtotal: number
  readonly discounts: readonly { readonly discount: string; readonly amount: number }[]
  readonly total: number
  /** The start of the period before, which ends when the invoice is created. */
  readonly since: number
  readonly periodStart: number
  readonly periodEnd: number
  readonly trial: boolean
  number: string | null
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible'
  finalizesAt: number | null
  finalizedAt: number | null
  paidAt: number | null
  voidedAt: number | null
  attempts: number
  nextAttempt: number | null
  payment: string | null
}

export interface PaymentRecord {
  readonly id: string
  readonly invoicePaymentId: string
  readonly chargeId: string
  readonly created: number
  readonly amount: number
  readonly currency: string
  readonly customer: string
  readonly invoice: string
  card: string | null
  status: 'succeeded' | 'requires_payment_method'
  paidAt: number | null
  refunded: number
}

export interface RefundRecord {
  readonly id: string
  readonly created: number
  readonly amount: number
  readonly currency: string
  readonly customer: string
  readonly payment: string
  readonly charge: string
  readonly reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null
  readonly metadata: Metadata
}

export interface PortalRecord {
  readonly id: string
  readonly created: number
  readonly customer: string
  readonly returnUrl: string | null
}
