import { WithAccount } from '../../session/with-account.tsx'
import { FreeActions } from './free-actions.tsx'
import type { MemberActionsProps } from './late-member-actions.tsx'
import { PremiumActions } from './premium-actions.tsx'

/** What somebody who is signed in can do about a plan. Source: specification section 2, /plans. */
export function MemberActions({ plan, height, withCoupon }: MemberActionsProps) {
  return (
    <WithAccount height={height}>
      {(account) =>
        plan === 'free' ? (
          <FreeActions account={account} />
        ) : (
          <PremiumActions account={account} withCoupon={withCoupon} />
        )
      }
    </WithAccount>
  )
}
