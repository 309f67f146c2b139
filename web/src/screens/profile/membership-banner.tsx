import type { Account } from '@homeyield/contract/account'
import { Tag } from '../../controls/tag.tsx'
import { dateText } from '../../controls/date-text.ts'
import styles from './profile-screen.module.css'

/** What the account's membership is, and how long it lasts. Source: specification sections 2 and 4. */
export function MembershipBanner({ account }: { account: Account }) {
  return (
    <div className={account.premium ? `${styles.banner} ${styles.premium}` : styles.banner}>
      <Tag look={account.premium ? 'amber' : 'accent'}>{account.premium ? 'Premium' : 'Free'}</Tag>
      <p>{membershipSentence(account)}</p>
    </div>
  )
}

/** A membership in one sentence. `premium_paid_until` is a day in New Zealand, YYYY-MM-DD. */
export function membershipSentence(
  account: Pick<Account, 'premium' | 'premium_subscription_cancelled' | 'premium_paid_until'>,
): string {
  if (!account.premium) return 'Quick appraisals, one property search and one saved calculation.'
  const until = account.premium_paid_until === null ? '' : dateText(account.premium_paid_until)
  if (account.premium_subscription_cancelled) {
    return until === '' ? 'Your Premium will not renew.' : `You have Premium until ${until}. It will not renew.`
  }
  return until === '' ? 'You have Premium.' : `You have Premium. It renews on ${until}.`
}
