import type { ProvidersSubscription } from './payments-port.ts'

const PAID = ['active', 'trialing']
// In the order of preference.
const LIVE = [...PAID, 'past_due', 'unpaid', 'paused']

/** The customer's subscription that counts, and those that are surplus. */
export interface Choice {
  readonly counts: ProvidersSubscription | null
  readonly surplus: readonly ProvidersSubscription[]
}

/** The oldest paid subscription, else the first live one by preference, else the last to end. */
export function chooseSubscription(subscriptions: readonly ProvidersSubscription[]): Choice {
  const sorted = [...subscriptions].sort(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      (other.endedAt ?? 0) - (one.endedAt ?? 0) ||
      one.createdAt - other.createdAt ||
      one.id.localeCompare(other.id),
  )
  const [counts = null, ...others] = sorted
  // Stripe ends unpaid ones by itself.
  return { counts, surplus: others.filter(({ status }) => LIVE.includes(status)) }
}

export function isLive({ status }: Pick<ProvidersSubscription, 'status'>): boolean {
  return LIVE.includes(status) || status === 'incomplete'
}

function rankOf({ status }: ProvidersSubscription): number {
  if (PAID.includes(status)) return 0
  if (LIVE.includes(status)) return LIVE.indexOf(status)
  return LIVE.length + (status === 'incomplete' ? 0 : 1)
}
