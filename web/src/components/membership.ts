import type { Account } from '@homeyield/contract/account'
import { PAST_DUE_GRACE_DAYS } from '@homeyield/domain/membership/allowances'
import { dateText } from '../ui/date-text.ts'

/** The fields of an account that decide its membership. Days are YYYY-MM-DD in New Zealand. */
export type MembershipFields = Pick<
  Account,
  'premium' | 'premium_subscription_cancelled' | 'premium_paid_until' | 'premium_past_due_since' | 'premium_given_until'
>

/**
 * `free` or `lapsed`: never or no longer premium. `premium` renews, `cancelled` will not. `past_due` and `unpaid`: a
 * bill is open, within the grace period or after it. `given`: Premium without payment.
 */
export type Membership = 'free' | 'lapsed' | 'given' | 'premium' | 'cancelled' | 'past_due' | 'unpaid'

export function membershipOf(account: MembershipFields): Membership {
  // An account that the browser stored earlier has no such field.
  if (account.premium_given_until) return 'given'
  const waiting = account.premium_past_due_since !== null
  if (account.premium) {
    if (waiting) return 'past_due'
    return account.premium_subscription_cancelled ? 'cancelled' : 'premium'
  }
  if (waiting) return 'unpaid'
  return account.premium_paid_until === null ? 'free' : 'lapsed'
}

export function membershipSentence(account: MembershipFields): string {
  const until = account.premium_paid_until === null ? '' : dateText(account.premium_paid_until)
  switch (membershipOf(account)) {
    case 'free':
      return 'Quick appraisals, one property search and one saved calculation.'
    case 'lapsed':
      return 'Your Premium has ended. Nothing was deleted: the calculation you updated last can still be changed, the others can be read.'
    case 'given':
      return `You were given Premium until ${dateText(account.premium_given_until ?? '')}. There is nothing to pay, and it ends by itself.`
    case 'premium':
      return until === '' ? 'You have Premium.' : `You have Premium. It renews on ${until}.`
    case 'cancelled':
      return until === '' ? 'Your Premium will not renew.' : `You have Premium until ${until}. It will not renew.`
    case 'past_due':
      return `Your last payment did not go through. It will be tried again, and you have Premium until ${graceEnd(account)}.${
        account.premium_subscription_cancelled ? ' You have downgraded: there will be no bill after this one.' : ''
      }`
    case 'unpaid':
      return 'Your last payment did not go through, so Premium has stopped. Nothing was deleted: once the bill is paid, everything is open again.'
  }
}

/**
 * How long an account stays premium after a downgrade. An open bill is still collected, and only that pays for the rest
 * of its cycle.
 */
export function downgradeSentence(account: MembershipFields): string {
  const end = account.premium_paid_until === null ? '' : `, on ${dateText(account.premium_paid_until)}`
  const stays = `account stays premium to the end of the billing cycle${end}`
  return membershipOf(account) === 'past_due'
    ? `Your last payment will still be tried again. If it goes through, your ${stays}; if not, until ${graceEnd(account)}.`
    : `Your ${stays}.`
}

function graceEnd({ premium_past_due_since }: MembershipFields): string {
  const since = new Date(premium_past_due_since ?? Number.NaN)
  since.setUTCDate(since.getUTCDate() + PAST_DUE_GRACE_DAYS)
  return dateText(since)
}
