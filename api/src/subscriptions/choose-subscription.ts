import type { ProvidersSubscription } from './payments-port.ts'

const PAID = ['active', 'trialing']
// The nearer to the front, the nearer to Premium.
const LIVE = [...PAID, 'past_due', 'unpaid', 'paused']

/** Which of a payer's subscriptions counts, and which are one too many. */
export interface Choice {
  readonly counts: ProvidersSubscription | null
  /** Live ones beside the one that counts. */
  readonly surplus: readonly ProvidersSubscription[]
}

/**
 * Chooses among a payer's subscriptions, in whatever order they are given: the oldest that is paid, otherwise the live one
 * that is nearest to it, otherwise the one that ended last.
 */
export function chooseSubscription(subscriptions: readonly ProvidersSubscription[]): Choice {
  const sorted = [...subscriptions].sort(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      (other.endedAt ?? 0) - (one.endedAt ?? 0) ||
      one.createdAt - other.createdAt ||
      one.id.localeCompare(other.id),
  )
  const [counts = null, ...others] = sorted
  // Stripe lets go by itself of what was never paid.
  return { counts, surplus: others.filter(({ status }) => LIVE.includes(status)) }
}

/** Whether a subscription can still bill. */
export function isLive({ status }: Pick<ProvidersSubscription, 'status'>): boolean {
  return LIVE.includes(status) || status === 'incomplete'
}

function rankOf({ status }: ProvidersSubscription): number {
  if (PAID.includes(status)) return 0
  if (LIVE.includes(status)) return LIVE.indexOf(status)
  return LIVE.length + (status === 'incomplete' ? 0 : 1)
}
