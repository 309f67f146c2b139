import { useMutation } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { call } from '../../api-client/call.ts'
import { refusalSentence } from '../../api-client/show-refusal.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { AccountCard } from '../../session/account-card.tsx'
import { SuccessMessage } from '../../session/success-message.tsx'

/**
 * The target of the stop link in an assessment's email. Mail programs open links, so only pressing the button stops
 * further emails. Source: decisions section 1, POST /recipients/stop.
 */
export function StopScreen() {
  const { token = '' } = useParams()
  const { product_name, support_email } = useConfig()
  const stop = useMutation({ mutationFn: () => call('stopRecipient', { body: { token } }) })

  return (
    <AccountCard heading="Stop rental assessments" after={null}>
      {stop.data ? (
        <SuccessMessage>
          Stopped. Nobody can send a rental assessment to your email address through {product_name} any more.
        </SuccessMessage>
      ) : (
        <>
          <p>
            After you press the button, nobody can send a rental assessment to your email address through {product_name}{' '}
            again. You do not need an account, and nothing else changes.
          </p>
          <Button look="primary" busy={stop.isPending} onClick={() => stop.mutate()}>
            {stop.isPending ? 'Stopping' : 'Stop rental assessments'}
          </Button>
          {stop.error ? <Notice look="problem">{refusalSentence(stop.error, support_email)}</Notice> : null}
        </>
      )}
    </AccountCard>
  )
}
