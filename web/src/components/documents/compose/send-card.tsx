import type { Account } from '@homeyield/contract/account'
import { canonicalEmail } from '@homeyield/contract/email-field'
import { isAppraisal } from '@homeyield/domain/documents/document-kinds'
import { maySendAssessments, mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../../api-client/call.ts'
import { ResendConfirmation } from '../../../session/resend-confirmation.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { DOCUMENTS_KEY } from '../documents-query.ts'
import styles from './composer.module.css'
import { useDraft, useDraftSaver } from './draft-context.ts'
import { type Sending, sendDocument } from './send-document.ts'
import { SendingResults } from './sending-results.tsx'
import { DraftLine } from './text-inputs.tsx'

interface SendCardProps {
  readonly account: Account
  /** Where the document is not beside this: shows it. */
  readonly onPreview: () => void
}

/** Whom the document goes to. What is beside it is what they get. */
export function SendCard({ account, onPreview }: SendCardProps) {
  const queryClient = useQueryClient()
  const { document, values } = useDraft()
  const { save, take } = useDraftSaver()
  const isDraft = document.state === 'draft'
  const isForBank = document.kind === 'bank'
  // A document with a link can go to another address than the one that is kept in it.
  const [typedTo, setTypedTo] = useState<string | null>(null)
  const to = (isDraft ? null : typedTo) ?? document.client_email ?? ''
  const [others, setOthers] = useState<readonly string[]>([])
  const [copy, setCopy] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [results, setResults] = useState<readonly Sending[]>([])

  async function send(recipients: readonly string[]) {
    setSending(true)
    setProblem(null)
    try {
      if (isDraft && !(await save())) {
        setProblem('It is not saved yet, so nothing was sent.')
        return
      }
      const done: Sending[] = results.filter(({ to }) => !recipients.includes(to))
      for (const to of recipients) {
        // One after the other: each has its own limit, and its own result.
        done.push(await sendDocument(document.id, to))
        setResults([...done])
      }
      take(await call('readDocument', { params: { id: document.id } }))
      if (done.some(({ failure }) => failure === null)) setTypedTo('')
      if (done.every(({ failure }) => failure === null)) setOthers([])
    } catch {
      // It was sent: the next visit shows it in its history.
    } finally {
      setSending(false)
      void queryClient.invalidateQueries({ queryKey: DOCUMENTS_KEY, refetchType: 'none' })
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const typed = [isDraft ? (values.client_email ?? '') : to, ...others, copy ? account.email : '']
    const given = typed.map((text) => text.trim()).filter((text) => text !== '')
    const wrong = given.find((text) => canonicalEmail(text) === null && text !== account.email)
    if (given.length === 0) setProblem('Enter the email address to send it to.')
    else if (wrong !== undefined) setProblem(`“${wrong}” is not an email address.`)
    else void send([...new Set(given.map((text) => canonicalEmail(text) ?? text))])
  }

  if (!maySendAssessments(account)) {
    return (
      <Notice look="warning">
        <p>
          It goes out in your name, so please confirm your email address first, with the link that we sent to{' '}
          <strong>{account.email}</strong>.
        </p>
        <ResendConfirmation />
      </Notice>
    )
  }
  return (
    <form className="stack" noValidate onSubmit={submit}>
      {isDraft ? (
        <div className="fields">
          <DraftLine name="client_email" type="email" label={isForBank ? 'Email of your bank or broker' : undefined} />
          <DraftLine name="client_name" label={isForBank ? 'Their name' : undefined} />
        </div>
      ) : (
        <TextField
          type="email"
          label="Send to"
          value={to}
          autoComplete="off"
          autoCapitalize="none"
          onChange={({ target }) => setTypedTo(target.value)}
        />
      )}
      {others.map((other, at) => (
        <TextField
          // oxlint-disable-next-line react/no-array-index-key -- boxes are only added at the end
          key={at}
          type="email"
          label={`Also send to (${at + 1})`}
          value={other}
          autoComplete="off"
          autoCapitalize="none"
          onChange={({ target }) => setOthers(others.with(at, target.value))}
        />
      ))}
      <div className="row wide">
        <Checkbox name="copy" checked={copy} onCheck={setCopy}>
          Send a copy to me
        </Checkbox>
        <Button look="quiet" onClick={() => setOthers([...others, ''])}>
          Add a recipient
        </Button>
      </div>
      {problem === null ? null : <Notice look="problem">{problem}</Notice>}
      <SendingResults results={results} isSending={isSending} onRetry={(to) => void send([to])} />
      <div className="row wide">
        <Button type="submit" look="primary" busy={isSending}>
          {isSending ? 'Sending' : 'Send'}
        </Button>
        <span className={styles.seen}>
          <Button onClick={onPreview}>See what they get</Button>
        </span>
        <span className="quiet">
          {mayUsePremiumFeatures(account)
            ? `The email has a link to the document’s own page, where they can ${isAppraisal(document.kind) ? 'accept it or ask you' : 'ask you'}. `
            : ''}
          Send it only to somebody who asked you for it. Replies come to {account.email}, and the recipient can stop
          further ones.
        </span>
      </div>
    </form>
  )
}
