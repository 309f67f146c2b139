import { showDiscount } from '../objects/show-discount.ts'
import { showSubscription } from '../objects/show-subscription.ts'
import type { SubscriptionRecord } from '../records.ts'
import { find, emitEvent, emitChange, type World } from '../world.ts'
import { addMonths } from './add-months.ts'
import { issueInvoice } from './issue-invoice.ts'

/** Starts the next period, or the first paid one after a trial, and issues its invoice. */
export function renewSubscription(world: World, subscription: SubscriptionRecord): void {
  const { interval } = find(world.state.prices, 'price', subscription.price)
  const months = interval === 'year' ? 12 : 1
  dropDiscounts(world, subscription, ({ end }) => end !== null && end <= world.now())
  emitChange(
    world,
    'customer.subscription.updated',
    () => showSubscription(world, subscription),
    () => {
      if (subscription.status === 'trialing') subscription.status = 'active'
      const since = subscription.periodStart
      subscription.periods += 1
      subscription.periodStart = subscription.periodEnd
      subscription.periodEnd = addMonths(subscription.anchor, months * subscription.periods)
      issueInvoice(world, subscription, 'subscription_cycle', since)
    },
  )
  dropUsedUp(world, subscription)
}

/** Removes discounts for a single invoice, once it is issued. */
export function dropUsedUp(world: World, subscription: SubscriptionRecord): void {
  dropDiscounts(world, subscription, ({ coupon }) => find(world.state.coupons, 'coupon', coupon).duration === 'once')
}

function dropDiscounts(
  world: World,
  subscription: SubscriptionRecord,
  isOver: (discount: { readonly end: number | null; readonly coupon: string }) => boolean,
): void {
  // The loop reads the old list: each removal assigns a new one.
  for (const id of subscription.discounts) {
    const discount = find(world.state.discounts, 'discount', id)
    if (!isOver(discount)) continue
    subscription.discounts = subscription.discounts.filter((other) => other !== id)
    emitEvent(world, 'customer.discount.deleted', { ...showDiscount(discount), deleted: true })
  }
}
