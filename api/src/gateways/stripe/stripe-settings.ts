export interface StripeSettings {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  readonly priceId: string
  /** The address of a Stripe sandbox, or null for Stripe. */
  readonly apiUrl: string | null
  /** Where customers see bills and change their card, or null. */
  readonly portalUrl: string | null
  /** Milliseconds for one call (10,000). */
  readonly callTimeout?: number
}
