import type { SubscriptionRecord } from '../records.ts'

/** Sets when a subscription ends, in seconds since 1970; null for never. */
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
