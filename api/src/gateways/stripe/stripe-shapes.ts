import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import type { Stripe } from 'stripe'
import * as z from 'zod/mini'
import type {
  Discount,
  OpenBill,
  PaymentEvent,
  ProvidersCoupon,
  ProvidersSubscription,
} from '../../subscriptions/payments-port.ts'

const CENTS = 100
const CURRENCY = 'nzd'
// The year 9999.
const MAX_SECONDS = 253_402_300_799

function milliseconds(seconds: number | null | undefined): number | null {
  return seconds === null || seconds === undefined ? null : seconds * 1000
}

export function dollars(cents: number): number {
  return cents / CENTS
}

/** The period is on the subscription's item. Source: Stripe's API since 2025-03-31.basil. */
export function subscriptionOf(subscription: Stripe.Subscription): ProvidersSubscription {
  const items = subscription.items.data
  const starts = items.map((item) => item.current_period_start * 1000)
  const ends = items.map((item) => item.current_period_end * 1000)
  return {
    id: subscription.id,
    status: subscription.status,
    createdAt: subscription.created * 1000,
    periodStart: starts.length === 0 ? null : Math.min(...starts),
    periodEnd: ends.length === 0 ? null : Math.max(...ends),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    cancelAt: milliseconds(subscription.cancel_at),
    endedAt: milliseconds(subscription.ended_at),
    latestBillId: idOf(subscription.latest_invoice),
  }
}

export function openBillOf(invoice: Stripe.Invoice): OpenBill {
  return {
    id: invoice.id,
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    finalizedAt: milliseconds(invoice.status_transitions.finalized_at),
    attempts: invoice.attempt_count,
    amountDue: dollars(invoice.amount_due),
  }
}

/** A promotion code with its coupon; null when it is invalid now, or not for New Zealand dollars. */
export function couponOf(promotionCode: Stripe.PromotionCode): ProvidersCoupon | null {
  const { coupon } = promotionCode.promotion
  if (!promotionCode.active || coupon === null || typeof coupon === 'string' || !coupon.valid) return null
  const { percent_off, duration } = coupon
  const amount_off =
    coupon.currency === null || coupon.currency === CURRENCY
      ? coupon.amount_off
      : (coupon.currency_options?.[CURRENCY]?.amount_off ?? null)
  if (percent_off === null && amount_off === null) return null
  const { minimum_amount, minimum_amount_currency, first_time_transaction } = promotionCode.restrictions
  if (minimum_amount !== null && minimum_amount_currency !== CURRENCY) return null
  return {
    promotionCodeId: promotionCode.id,
    code: promotionCode.code,
    customerId: idOf(promotionCode.customer),
    firstTimeOnly: first_time_transaction,
    minimumAmount: dollars(minimum_amount ?? 0),
    discount: {
      percentOff: percent_off,
      amountOff: percent_off === null && amount_off !== null ? dollars(amount_off) : null,
      duration: durationOf(duration),
      months: coupon.duration_in_months,
    },
  }
}

// PostgreSQL cannot store the character 0.
const name = z.string().check(z.regex(/^[^\0]+$/u))
const about = z.looseObject({ object: z.string(), id: z.optional(z.string()) })
const event = z.object({
  id: name,
  type: name,
  created: z.int().check(z.nonnegative(), z.lte(MAX_SECONDS)),
  data: z.object({ object: about }),
})

/** The customer of an event; null when it is no event. Its API version may differ from ours. */
export function eventOf(given: unknown): PaymentEvent | null {
  const { data: read } = event.safeParse(given)
  if (!read) return null
  const { object, id: own, customer } = read.data.object
  const named = object === 'customer' ? own : (recordOrEmpty(customer)['id'] ?? customer)
  const { data: customerId = null } = name.safeParse(named)
  return { id: read.id, type: read.type, createdAt: read.created * 1000, customerId }
}

/** The id of an object that Stripe returns as id or whole. */
export function idOf(thing: string | { readonly id: string } | null | undefined): string | null {
  return typeof thing === 'string' ? thing : (thing?.id ?? null)
}

function durationOf(duration: string): Discount['duration'] {
  if (duration === 'once' || duration === 'repeating') return duration
  return 'forever'
}
