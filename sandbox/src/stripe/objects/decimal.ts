import type Stripe from 'stripe'

/** Stripe sends decimals as strings. */
export function decimal(value: number): Stripe.Decimal {
  return String(value) as unknown as Stripe.Decimal
}
