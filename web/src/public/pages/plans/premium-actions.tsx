import type { Account } from '@homeyield/contract/account'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { BillingPortal } from '../../../components/billing-portal.tsx'
import { membershipOf } from '../../../components/membership.ts'
import { MembershipText } from '../../../components/membership-text.tsx'
import { useMembershipChange } from '../../../components/use-membership-change.ts'
import { paths } from '../../../paths.ts'
import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { takeFocus } from '../../../ui/take-focus.ts'
import { AnchorButton } from '../parts/anchor-button.tsx'
import styles from './actions.module.css'
import { BuyPremium } from './buy-premium.tsx'

interface PremiumActionsProps {
  readonly account: Account
  readonly withCoupon: boolean
}

/** What a member can do about Premium, for each state of the membership. */
export function PremiumActions({ account, withCoupon }: PremiumActionsProps) {
  const { support_email, billing_portal_url = null } = useConfig()
  const renewal = useMembershipChange('uncancelSubscription', 'Your downgrade was cancelled.')
  const membership = membershipOf(account)
  const words = (
    // The button disappears after cancelling the downgrade, so the result takes the focus.
    <p
      ref={renewal.isSuccess ? takeFocus : null}
      tabIndex={-1}
      className={['given', 'premium', 'cancelled'].includes(membership) ? undefined : 'pad-row round amber-wash'}
    >
      <MembershipText account={account} />
    </p>
  )

  if (membership === 'unpaid' && billing_portal_url !== null) {
    return (
      <>
        {words}
        <BillingPortal url={billing_portal_url} look="primary">
          Pay with another card
        </BillingPortal>
      </>
    )
  }
  if (!account.premium) {
    return (
      <>
        {membership === 'free' ? null : words}
        <BuyPremium withCoupon={withCoupon} />
      </>
    )
  }
  return (
    <>
      {words}
      {membership === 'past_due' && billing_portal_url !== null ? (
        <BillingPortal url={billing_portal_url} look="primary">
          Update your card
        </BillingPortal>
      ) : null}
      {account.premium_subscription_cancelled && membership !== 'given' ? (
        <Button
          look={membership === 'cancelled' ? 'primary' : 'secondary'}
          busy={renewal.isPending}
          onClick={() => renewal.mutate()}
        >
          {renewal.isPending ? 'Cancelling your downgrade' : 'Cancel your downgrade'}
        </Button>
      ) : null}
      {renewal.error ? <Notice look="problem">{sentenceFor(renewal.error, support_email)}</Notice> : null}
      <div className={`row ${styles.buttons}`}>
        <AnchorButton
          look={membership === 'premium' || membership === 'given' ? 'primary' : 'secondary'}
          to={paths.calculator}
        >
          Go to Calculator
        </AnchorButton>
        <AnchorButton look="quiet" to={paths.profile}>
          Manage in Profile
        </AnchorButton>
      </div>
    </>
  )
}
