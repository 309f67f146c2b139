import { PAST_DUE_GRACE_DAYS } from './allowances.ts'

/** A subscription at the payment provider; the time in milliseconds since 1970, null when it is not past due. */
export interface Subscription {
  readonly status: string
  readonly past_due_since: number | null
}

const DAY = 24 * 60 * 60 * 1000

/**
 * Whether a subscription is premium at `now` (milliseconds since 1970): active, trialing, or past due for at most seven
 * days.
 */
export function isPremium(subscription: Subscription | null, now: number): boolean {
  if (subscription === null) return false
  if (subscription.status === 'active' || subscription.status === 'trialing') return true
  if (subscription.status !== 'past_due' || subscription.past_due_since === null) return false
  return now - subscription.past_due_since <= PAST_DUE_GRACE_DAYS * DAY
}
