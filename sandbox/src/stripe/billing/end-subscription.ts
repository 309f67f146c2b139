import { showSubscription } from '../objects/show-subscription.ts'
import type { SubscriptionRecord } from '../records.ts'
import { emitEvent, type World } from '../world.ts'

/** Ends a subscription now; open invoices stay open but are not collected. */
export function endSubscription(
  world: World,
  subscription: SubscriptionRecord,
  reason: NonNullable<SubscriptionRecord['endReason']>,
): void {
  const now = world.now()
  subscription.status = 'canceled'
  subscription.endReason = reason
  subscription.canceledAt ??= now
  subscription.endedAt = now
  for (const invoice of Object.values(world.state.invoices)) {
    if (invoice.subscription !== subscription.id) continue
    invoice.nextAttempt = null
    invoice.finalizesAt = null
  }
  emitEvent(world, 'customer.subscription.deleted', showSubscription(world, subscription))
}
