import { showDiscount } from '../objects/show-discount.ts'
import { showSubscription } from '../objects/show-subscription.ts'
import type { CouponRecord, DiscountRecord, Metadata, SubscriptionRecord } from '../records.ts'
import { find, newId, emitEvent, type World } from '../world.ts'
import { addMonths } from './add-months.ts'
import { finalizeInvoice } from './collect-invoice.ts'
import { issueInvoice } from './issue-invoice.ts'
import { dropUsedUp } from './renew-subscription.ts'

export interface NewSubscription {
  readonly customer: string
  readonly price: string
  readonly quantity: number
  readonly card: string | null
  readonly metadata: Metadata
  readonly description?: string | null
  readonly trialDays?: number | null
  readonly coupon?: string | null
  readonly promotionCode?: string | null
  readonly checkoutSession?: string | null
}

const DAY = 86_400

/** Starts a subscription and collects its first invoice. Refuse a card that declines before. */
export function startSubscription(world: World, given: NewSubscription): SubscriptionRecord {
  const { state } = world
  const now = world.now()
  const months = find(state.prices, 'price', given.price).interval === 'year' ? 12 : 1
  const trialEnd = given.trialDays ? now + given.trialDays * DAY : null
  const subscription: SubscriptionRecord = {
    id: newId('sub', 24),
    itemId: newId('si'),
    created: now,
    customer: given.customer,
    price: given.price,
    quantity: given.quantity,
    description: given.description ?? null,
    status: trialEnd === null ? 'active' : 'trialing',
    anchor: trialEnd ?? now,
    periods: trialEnd === null ? 1 : 0,
    periodStart: now,
    periodEnd: trialEnd ?? addMonths(now, months),
    trialEnd,
    trialWarned: false,
    card: given.card,
    discounts: [],
    metadata: given.metadata,
    cancelAt: null,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    endReason: null,
    comment: null,
    feedback: null,
    latestInvoice: null,
  }
  state.subscriptions[subscription.id] = subscription
  if (given.coupon) redeem(world, subscription, find(state.coupons, 'coupon', given.coupon), given)
  emitEvent(world, 'customer.subscription.created', showSubscription(world, subscription))
  finalizeInvoice(world, issueInvoice(world, subscription, 'subscription_create'))
  if (trialEnd === null) dropUsedUp(world, subscription)
  return subscription
}

function redeem(world: World, subscription: SubscriptionRecord, coupon: CouponRecord, given: NewSubscription): void {
  const start = world.now()
  const discount: DiscountRecord = {
    id: newId('di', 24),
    coupon: coupon.id,
    promotionCode: given.promotionCode ?? null,
    customer: subscription.customer,
    subscription: subscription.id,
    checkoutSession: given.checkoutSession ?? null,
    start,
    end: coupon.duration === 'repeating' ? addMonths(start, coupon.durationInMonths ?? 1) : null,
  }
  world.state.discounts[discount.id] = discount
  subscription.discounts.push(discount.id)
  coupon.timesRedeemed += 1
  const code = world.state.promotionCodes[discount.promotionCode ?? '']
  if (code) code.timesRedeemed += 1
  emitEvent(world, 'customer.discount.created', showDiscount(discount))
}
