import type { Account } from '@homeyield/contract/account'
import { LINK_DAYS } from '@homeyield/contract/link'
import { isAppraisal } from '@homeyield/domain/documents/document-kinds'
import { maySendAssessments } from '@homeyield/domain/membership/permissions'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api-client/call.ts'
import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { Button } from '../../../ui/button.tsx'
import { dateText } from '../../../ui/date-text.ts'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { LinkAddress } from '../../link-address.tsx'
import { LINK_DURATIONS } from '../../link-durations.ts'
import { hasEnded } from '../document-words.ts'
import { useDraft, useDraftSaver } from './draft-context.ts'

/** The link to the document's page, for Premium. Its address is shown once. */
export function LinkCard({ account }: { account: Account }) {
  const { document } = useDraft()
  const { save, take } = useDraftSaver()
  const { support_email } = useConfig()
  const [days, setDays] = useState('30')
  const making = useMutation({
    mutationFn: async () => {
      if (document.state === 'draft' && !(await save())) throw new Error('not saved')
      const body = { days: LINK_DAYS.find((one) => String(one) === days) ?? 30 }
      return call('openDocument', { params: { id: document.id }, body })
    },
    onSuccess: take,
  })
  const ending = useMutation({
    mutationFn: () => call('closeDocument', { params: { id: document.id } }),
    onSuccess(closed) {
      making.reset()
      take(closed)
    },
  })
  const problem = making.error ?? ending.error
  const { link } = document
  const isOpen = link !== null && !hasEnded(link.expires_at)
  return (
    <div className="stack">
      <p className="quiet">
        Whoever has the link sees the document without an account, and can{' '}
        {isAppraisal(document.kind) ? 'accept it or ask you' : 'ask you'}. A draft can then not be changed any more.
      </p>
      {making.data === undefined ? null : <LinkAddress url={making.data.url} label="The link to this document" />}
      {isOpen ? (
        <div className="row wide">
          <span>
            Opens until {dateText(link.expires_at)}.{' '}
            {link.last_opened_at === null ? 'Not opened yet.' : `Last opened on ${dateText(link.last_opened_at)}.`} All
            links end together, also those in mails that were sent.
          </span>
          <Button busy={ending.isPending} onClick={() => ending.mutate()}>
            End all links
          </Button>
        </div>
      ) : null}
      <div className="fields">
        <SelectField label="Opens for" value={days} options={LINK_DURATIONS} onChoice={setDays} />
      </div>
      {problem === null ? null : <Notice look="problem">{sentenceFor(problem, support_email)}</Notice>}
      {maySendAssessments(account) ? (
        <div className="row">
          <Button busy={making.isPending} onClick={() => making.mutate()}>
            {isOpen ? 'Make another link' : 'Make a link'}
          </Button>
        </div>
      ) : (
        <p>Please confirm your email address first, because their answers come to it.</p>
      )}
    </div>
  )
}
