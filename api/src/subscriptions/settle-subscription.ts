import type { OpenBill, ProvidersSubscription } from './payments-port.ts'

/** A subscription as it is kept. */
export interface SettledSubscription {
  readonly id: string
  readonly status: string
  readonly currentPeriodEnd: Date | null
  readonly pastDueSince: Date | null
  readonly cancelled: boolean
}

/**
 * What is kept of a subscription: a function of what Stripe says and of nothing else, so that however often and from wherever
 * it is asked, the same is kept. It is cancelled when it ends by itself, whichever way that was said; it is past due since
 * the oldest bill that waits was final. Source: providers' reference, 4.5.
 */
export function settleSubscription(
  subscription: ProvidersSubscription,
  openBills: readonly OpenBill[],
): SettledSubscription {
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
  // Where no bill is open any more, the period that it was for says when.
  const since = times.length === 0 ? periodStart : Math.min(...times)
  return since === null ? null : new Date(since)
}
