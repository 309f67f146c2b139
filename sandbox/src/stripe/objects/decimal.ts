import type Stripe from 'stripe'

/** A decimal as it stands on the wire: a text. */
export function decimal(value: number): Stripe.Decimal {
  return String(value) as unknown as Stripe.Decimal
}
