import type { Account } from '@homeyield/contract/account'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api-client/call.ts'
import { accountQuery } from '../../api-client/queries.ts'
import { sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { setFlash } from '../../messages/flash.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import styles from './your-brand.module.css'

const MOST_CHARACTERS = 1000

/** The signature under a professional's assessments. */
export function Signature({ account }: { readonly account: Account }) {
  const queryClient = useQueryClient()
  const { support_email } = useConfig()
  const stored = account.email_signature ?? ''
  const [typed, setTyped] = useState(stored)
  const save = useMutation({
    mutationFn: (sent: string) => call('changeAccount', { body: { email_signature: sent } }),
    onSuccess(answer, sent) {
      const { auth_token: _, ...changed } = answer
      queryClient.setQueryData(accountQuery.queryKey, changed)
      // What was typed since stays.
      setTyped((now) => (now === sent ? (changed.email_signature ?? '') : now))
      setFlash({ kind: 'success', text: 'Your signature was updated.' })
    },
  })
  return (
    <form
      className={`stack tight begin pad-top line-above ${styles.signature}`}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(typed)
      }}
    >
      <TextArea
        name="email_signature"
        label="Signature"
        hint="Under every rental assessment that you email or print."
        maxLength={MOST_CHARACTERS}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {save.isError ? <Notice look="problem">{sentenceFor(save.error, support_email)}</Notice> : null}
      <Button type="submit" busy={save.isPending} disabled={typed === stored}>
        {save.isPending ? 'Saving' : 'Save the signature'}
      </Button>
    </form>
  )
}
