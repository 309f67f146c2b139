import type { Handlers } from '../server/handlers.ts'
import { changeCancellation } from './change-cancellation.ts'
import { checkCoupon, type CheckCouponDeps } from './check-coupon.ts'
import type { EventStore } from './event-store.ts'
import { openCheckout, type OpenCheckoutDeps } from './open-checkout.ts'
import { receiveEvent } from './receive-event.ts'

type SubscriptionHandlers = Pick<
  Handlers,
  'checkCoupon' | 'openCheckout' | 'cancelSubscription' | 'uncancelSubscription' | 'receiveStripeEvent'
>

export function subscriptionRoutes(
  deps: OpenCheckoutDeps & CheckCouponDeps & { readonly events: EventStore },
): SubscriptionHandlers {
  const check = checkCoupon(deps)
  const open = openCheckout(deps)
  return {
    checkCoupon: (visitor, { query }) => check(visitor, query),
    openCheckout: (viewer, { body }) => open(viewer, body),
    cancelSubscription: changeCancellation(deps, 'cancelled'),
    uncancelSubscription: changeCancellation(deps, 'renewing'),
    receiveStripeEvent: receiveEvent(deps),
  }
}
