import type { Stripe } from 'stripe'

/** The events that the webhook endpoint has to be subscribed to; others do no harm. Source: providers section 4.7. */
export const NEEDED_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
] as const satisfies readonly Stripe.Event['type'][]
