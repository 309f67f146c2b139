import type { Account } from '@homeyield/contract/account'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BillingPortal } from '../../components/billing-portal.tsx'
import { membershipOf } from '../../components/membership.ts'
import { useMembershipChange } from '../../components/use-membership-change.ts'
import { paths } from '../../paths.ts'
import { sentenceFor } from '../../api-client/request-problem.ts'
import { configQuery } from '../../api-client/queries.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { DowngradeDialog } from './downgrade-dialog.tsx'

/** Upgrade, downgrade, undo a downgrade, and the card. */
export function MembershipControls({ account }: { account: Account }) {
  const { support_email, billing_portal_url = null } = useConfig()
  // Without room for the link to one's card, it would move what is below.
  const { isLoading } = useQuery(configQuery)
  const [asking, setAsking] = useState(false)
  const renewal = useMembershipChange('uncancelSubscription', 'Your downgrade was cancelled.')
  const membership = membershipOf(account)
  const unpaid = membership === 'past_due' || membership === 'unpaid'
  const cancelled = account.premium_subscription_cancelled
  const paying = account.premium && membership !== 'given'

  return (
    <>
      <div className="row wide above">
        {account.premium || (unpaid && billing_portal_url !== null) ? null : (
          <Link to={paths.plans} className="inline-flex middle target bold">
            Upgrade to premium
          </Link>
        )}
        {(paying || unpaid) && isLoading ? <Skeleton height="44px" width="10.5rem" /> : null}
        {(paying || unpaid) && billing_portal_url !== null ? (
          <BillingPortal url={billing_portal_url} look={unpaid ? 'primary' : 'secondary'}>
            {unpaid ? 'Update your card' : 'Card and invoices'}
          </BillingPortal>
        ) : null}
        {paying ? (
          // One button for both actions, so that the keyboard focus is not lost.
          <Button busy={renewal.isPending} onClick={() => (cancelled ? renewal.mutate() : setAsking(true))}>
            {cancelled ? 'Cancel your downgrade' : 'Downgrade'}
          </Button>
        ) : null}
      </div>
      {renewal.error ? <Notice look="problem">{sentenceFor(renewal.error, support_email)}</Notice> : null}
      {asking ? <DowngradeDialog account={account} onClose={() => setAsking(false)} /> : null}
    </>
  )
}
