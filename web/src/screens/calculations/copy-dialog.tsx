import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { maySaveAnother } from '@homeyield/domain/membership/permissions'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { setFlash } from '../../messages/flash.ts'
import { UpgradeLink } from '../../components/upgrade-link.tsx'
import { call } from '../../api-client/call.ts'
import { accountQuery, calculationsQuery } from '../../api-client/queries.ts'
import { RequestProblem, sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { copyCalculation } from './copy-calculation.ts'

interface CopyDialogProps {
  readonly calculation: ListedCalculation
  readonly saved: number
  readonly onClose: () => void
}

const LIMIT = 'A free account saves one calculation, and you have one. With Premium you can save any number.'

/** Saves a copy of a calculation, if the plan allows another. */
export function CopyDialog({ calculation, saved, onClose }: CopyDialogProps) {
  const queryClient = useQueryClient()
  const { support_email } = useConfig()
  const { data: account } = useQuery(accountQuery)
  // One for the whole dialog: a repeated try after a lost response makes no second copy.
  const [key] = useState(() => crypto.randomUUID())
  const [ids] = useState(() => Array.from({ length: calculation.number_of_scenarios }, () => crypto.randomUUID()))
  const copying = useMutation({
    mutationFn: async () => {
      const [member, whole] = await Promise.all([
        queryClient.fetchQuery(accountQuery),
        call('readCalculation', { params: { id: calculation.id } }),
      ])
      const left = [...ids]
      const body = copyCalculation(whole, member, () => left.shift() ?? crypto.randomUUID())
      return call('createCalculation', { headers: { 'idempotency-key': key }, body })
    },
    onSuccess: async () => {
      await queryClient.invalidateQueries(calculationsQuery)
      setFlash({ kind: 'success', text: 'Calculation duplicated. The copy is the newest.' })
      onClose()
    },
  })
  const close = () => (copying.isPending ? undefined : onClose())
  const isRefused = copying.error instanceof RequestProblem && copying.error.code === 'premium_required'
  const isFull = isRefused || (account !== undefined && !maySaveAnother(account, saved))

  return (
    <Dialog
      title="Duplicate calculation"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{isFull ? 'Close' : 'Not now'}</Button>
          {isFull ? null : (
            <Button look="primary" busy={copying.isPending} onClick={() => copying.mutate()}>
              Duplicate
            </Button>
          )}
        </>
      }
    >
      <p>
        <strong>{calculation.property}</strong>
      </p>
      {isFull ? (
        <>
          <p>{LIMIT}</p>
          <UpgradeLink />
        </>
      ) : (
        <p>The copy has the same figures, loans, scenarios, tags and note. Status and photo are not copied.</p>
      )}
      {copying.error && !isRefused ? (
        <Notice look="problem">Nothing was copied. {sentenceFor(copying.error, support_email)}</Notice>
      ) : null}
    </Dialog>
  )
}
