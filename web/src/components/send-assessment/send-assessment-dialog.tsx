import { maySendAssessments } from '@homeyield/domain/membership/permissions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { call } from '../../api-client/call.ts'
import { accountQuery } from '../../api-client/queries.ts'
import { sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { ResendConfirmation } from '../../session/resend-confirmation.tsx'
import { SendAssessmentFields } from './send-assessment-fields.tsx'
import { describeSentRent } from './send-assessment-form.ts'

interface SendAssessmentDialogProps {
  readonly id: string
  /** Whether to include the logo; null includes it when there is one. */
  readonly useLogo?: boolean | null
  readonly onClose: () => void
}

/** Emails the rental assessment of a saved calculation to one recipient. */
export function SendAssessmentDialog({ id, useLogo = null, onClose }: SendAssessmentDialogProps) {
  const { support_email } = useConfig()
  const [sending, setSending] = useState(false)
  const account = useQuery(accountQuery)
  const calculation = useQuery({
    queryKey: ['assessment', id],
    queryFn: ({ signal }) => call('readCalculation', { params: { id }, signal }),
    gcTime: 0,
    staleTime: Infinity,
  })
  const failure = account.data && calculation.data ? null : (account.error ?? calculation.error)
  const retry = () => void Promise.all([account.refetch(), calculation.refetch()])
  const close = () => (sending ? undefined : onClose())

  return (
    <Dialog title="Email Rental Assessment" wide onClose={close}>
      {failure ? (
        <Foot onClose={close}>
          <Notice look="problem">
            {sentenceFor(failure, support_email)}
            <Button onClick={retry}>Try again</Button>
          </Notice>
        </Foot>
      ) : null}
      {!failure && !(account.data && calculation.data) ? (
        <div className="stack" aria-busy="true" role="status" aria-label="Loading the calculation">
          <Skeleton height="3rem" />
          <Skeleton height="12rem" />
        </div>
      ) : null}
      {account.data && calculation.data ? (
        <>
          <p className="breaks">
            <strong>{calculation.data.property}</strong> {describeSentRent(account.data, calculation.data)}
          </p>
          {maySendAssessments(account.data) ? (
            <SendAssessmentFields
              account={account.data}
              calculation={calculation.data}
              useLogo={useLogo}
              onSending={setSending}
              onClose={onClose}
            />
          ) : (
            <Foot onClose={close}>
              <Notice look="warning">
                <p>
                  An assessment goes out in your name, so please confirm your email address first, with the link that we
                  sent to <strong>{account.data.email}</strong>.
                </p>
                <ResendConfirmation />
              </Notice>
            </Foot>
          )}
        </>
      ) : null}
    </Dialog>
  )
}

function Foot({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <>
      {children}
      <div className="row far pad-top-tight">
        <Button onClick={onClose}>Close</Button>
      </div>
    </>
  )
}
