import { useMutation } from '@tanstack/react-query'
import { Button } from '../ui/button.tsx'
import { call } from '../api-client/call.ts'
import { refusalSentence } from '../api-client/show-refusal.ts'
import { useConfig } from '../api-client/use-config.ts'

/** A button that sends the confirmation email again, and the result. */
export function ResendConfirmation() {
  const { support_email } = useConfig()
  const sending = useMutation({ mutationFn: () => call('resendConfirmation', {}) })
  return (
    <>
      <Button busy={sending.isPending} onClick={() => sending.mutate()}>
        {sending.isPending ? 'Sending' : 'Resend'}
      </Button>
      <span role="status">{sending.data?.message}</span>
      {sending.error ? <span role="alert">{refusalSentence(sending.error, support_email)}</span> : null}
    </>
  )
}
