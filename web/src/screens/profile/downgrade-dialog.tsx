import type { Account } from '@homeyield/contract/account'
import { useEffect } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { downgradeSentence } from '../../components/membership.ts'
import { useMembershipChange } from '../../components/use-membership-change.ts'
import { sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'

/** Explains a downgrade and asks to confirm. */
export function DowngradeDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { support_email } = useConfig()
  const downgrade = useMembershipChange('cancelSubscription', 'Your Premium will not renew.')
  const { isSuccess, isPending, error } = downgrade
  const close = () => (isPending ? undefined : onClose())

  useEffect(() => {
    if (isSuccess) onClose()
  }, [isSuccess, onClose])

  return (
    <Dialog
      alert
      title="Downgrade"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>No</Button>
          <Button look="danger" busy={isPending} onClick={() => downgrade.mutate()}>
            {isPending ? 'Downgrading' : 'Yes'}
          </Button>
        </>
      }
    >
      <ul className="stack tight bullets">
        <li>{downgradeSentence(account)}</li>
        <li>You can cancel the downgrade before the cycle ends.</li>
        <li>You can upgrade again later.</li>
      </ul>
      <p>
        <strong>Are you sure you want to downgrade?</strong>
      </p>
      {error ? <Notice look="problem">You were not downgraded. {sentenceFor(error, support_email)}</Notice> : null}
    </Dialog>
  )
}
