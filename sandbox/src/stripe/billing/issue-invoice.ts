import { showInvoice } from '../objects/show-invoice.ts'
import type { InvoiceRecord, SubscriptionRecord } from '../records.ts'
import { find, newId, emitEvent, type World } from '../world.ts'
import { discountAmounts } from './discount-amounts.ts'

const DAY = 86_400
/** A renewal's invoice stays a draft for an hour. */
const DRAFT_SECONDS = 3600

/** The invoice of a period, as if issued at `time`; does not store it. */
export function composeInvoice(
  { state }: World,
  subscription: SubscriptionRecord,
  reason: InvoiceRecord['reason'],
  period: { readonly since: number; readonly start: number; readonly end: number },
  time: number,
): InvoiceRecord {
  const price = find(state.prices, 'price', subscription.price)
  const trial = reason === 'subscription_create' && subscription.trialEnd !== null
  const subtotal = trial ? 0 : price.unitAmount * subscription.quantity
  const running = subscription.discounts
    .map((id) => find(state.discounts, 'discount', id))
    .filter(({ end }) => !trial && (end === null || time < end))
  const amounts = discountAmounts(
    subtotal,
    running.map(({ coupon }) => find(state.coupons, 'coupon', coupon)),
  )
  const discounts = running.map(({ id }, index) => ({ discount: id, amount: amounts[index] ?? 0 }))
  return {
    id: newId('in', 24),
    lineId: newId('il', 24),
    created: time,
    customer: subscription.customer,
    subscription: subscription.id,
    price: price.id,
    quantity: subscription.quantity,
    reason,
    subtotal,
    discounts,
    total: subtotal - discounts.reduce((sum, { amount }) => sum + amount, 0),
    since: period.since,
    periodStart: period.start,
    periodEnd: period.end,
    trial,
    number: null,
    status: 'draft',
    finalizesAt: time + DRAFT_SECONDS,
    finalizedAt: null,
    paidAt: null,
    voidedAt: null,
    attempts: 0,
    nextAttempt: null,
    payment: null,
  }
}

/** Stores a draft for the subscription's current period; `since` is the start of the period before. */
export function issueInvoice(
  world: World,
  subscription: SubscriptionRecord,
  reason: InvoiceRecord['reason'],
  since = subscription.periodStart,
): InvoiceRecord {
  const period = { since, start: subscription.periodStart, end: subscription.periodEnd }
  const invoice = composeInvoice(world, subscription, reason, period, world.now())
  world.state.invoices[invoice.id] = invoice
  subscription.latestInvoice = invoice.id
  emitEvent(world, 'invoice.created', showInvoice(world, invoice))
  return invoice
}

/** The next try after 3, then 5, then 7 days; null for none. */
export function nextAttemptAfter(attempts: number, time: number): number | null {
  const days = [3, 5, 7][attempts - 1]
  return days === undefined ? null : time + days * DAY
}
