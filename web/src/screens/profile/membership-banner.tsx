import type { Account } from '@homeyield/contract/account'
import { Tag } from '../../ui/tag.tsx'
import { membershipOf } from '../../components/membership.ts'
import { MembershipWords } from '../../components/membership-words.tsx'
import styles from './profile-screen.module.css'

/** What the account's membership is, and how long it lasts. Source: specification sections 2 and 4. */
export function MembershipBanner({ account }: { account: Account }) {
  const quiet = membershipOf(account) === 'free'
  return (
    <div className={quiet ? styles.banner : `${styles.banner} ${styles.premium}`}>
      <Tag look={account.premium ? 'amber' : 'accent'}>{account.premium ? 'Premium' : 'Free'}</Tag>
      <p>
        <MembershipWords account={account} />
      </p>
    </div>
  )
}
