import { endpoints } from '@homeyield/contract/endpoints'
import { Button } from '../controls/button.tsx'
import { Notice } from '../controls/notice.tsx'
import { sentenceFor } from '../requests/request-problem.ts'
import { useConfig } from '../requests/use-config.ts'
import { useMembershipChange } from './use-membership-change.ts'

/** Takes a downgrade back before the billing cycle ends. Source: specification section 4, "Subscription". */
export function KeepPremium({ look }: { look: 'primary' | 'secondary' }) {
  const { support_email } = useConfig()
  const keeping = useMembershipChange(endpoints.uncancelSubscription, 'Your downgrade was cancelled.')
  return (
    <>
      <Button look={look} busy={keeping.isPending} onClick={() => keeping.mutate()}>
        {keeping.isPending ? 'Cancelling your downgrade' : 'Cancel your downgrade'}
      </Button>
      {keeping.error ? <Notice look="problem">{sentenceFor(keeping.error, support_email)}</Notice> : null}
    </>
  )
}
