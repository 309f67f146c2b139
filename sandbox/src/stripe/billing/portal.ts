import { setCancelAt } from './set-cancel-at.ts'
import { showSubscription } from '../objects/show-subscription.ts'
import type { SubscriptionRecord } from '../records.ts'
import { find, emitChange, type World } from '../world.ts'

/** Cancels by `cancel_at`, as the portal does with flexible billing. */
export function cancelInPortal(world: World, subscriptionId: string): void {
  change(world, subscriptionId, (subscription) => setCancelAt(subscription, subscription.periodEnd, world.now()))
}

export function renewInPortal(world: World, subscriptionId: string): void {
  change(world, subscriptionId, (subscription) => setCancelAt(subscription, null, world.now()))
}

function change(world: World, id: string, how: (subscription: SubscriptionRecord) => void): void {
  const subscription = find(world.state.subscriptions, 'subscription', id)
  if (subscription.status === 'canceled') throw new Error(`The subscription ${id} has ended.`)
  emitChange(
    world,
    'customer.subscription.updated',
    () => showSubscription(world, subscription),
    () => how(subscription),
  )
}
