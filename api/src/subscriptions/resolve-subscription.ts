import type { OpenBill, ProvidersSubscription } from './payments-port.ts'

export interface ResolvedSubscription {
  readonly id: string
  readonly status: string
  readonly currentPeriodEnd: Date | null
  readonly pastDueSince: Date | null
  readonly cancelled: boolean
}

/**
 * The stored form of a subscription, which depends only on Stripe's data, so that repeated refreshes agree. It is
 * cancelled when it will end, however that was requested; it is past due since its oldest unpaid bill.
 */
export function resolveSubscription(
  subscription: ProvidersSubscription,
  openBills: readonly OpenBill[],
): ResolvedSubscription {
  const { id, status, periodEnd, cancelAt, endedAt, cancelAtPeriodEnd } = subscription
  const ends = [periodEnd, cancelAt, endedAt].filter((end) => end !== null)
  return {
    id,
    status,
    currentPeriodEnd: ends.length === 0 ? null : new Date(Math.min(...ends)),
    pastDueSince: isUnpaid(status) ? pastDueSince(subscription, openBills) : null,
    cancelled: cancelAtPeriodEnd || cancelAt !== null,
  }
}

function isUnpaid(status: string): boolean {
  return status === 'past_due' || status === 'unpaid'
}

function pastDueSince({ id, periodStart }: ProvidersSubscription, openBills: readonly OpenBill[]): Date | null {
  const waiting = openBills.filter(({ subscriptionId }) => subscriptionId === id)
  const times = waiting.map(({ finalizedAt }) => finalizedAt).filter((time) => time !== null)
  // Without an open bill, the beginning of its period counts.
  const since = times.length === 0 ? periodStart : Math.min(...times)
  return since === null ? null : new Date(since)
}
