import type { SubscriptionRecord } from '../records.ts'

/** Sets the moment at which a subscription ends, or with null none, as `cancel_at` does. Seconds since 1970. */
export function setCancelAt(
  subscription: SubscriptionRecord,
  cancelAt: number | 'min_period_end' | 'max_period_end' | null,
  now: number,
): void {
  subscription.cancelAtPeriodEnd = false
  subscription.cancelAt = typeof cancelAt === 'string' ? subscription.periodEnd : cancelAt
  subscription.canceledAt = cancelAt === null ? null : now
  subscription.endReason = cancelAt === null ? null : 'cancellation_requested'
}
