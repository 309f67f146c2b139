/** Which account at Stripe, and what is sold there. */
export interface StripeSettings {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  /** The price that Premium is sold at, by its id. */
  readonly priceId: string
  /** Where Stripe is reached, unless it is at its usual place. */
  readonly apiUrl: string | null
  /** Where payers see their bills and change their card, or null. */
  readonly portalUrl: string | null
  /** Milliseconds that one call may take (10,000). */
  readonly longestCall?: number
}
