import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { paths } from '../../paths.ts'
import { call } from '../../api-client/call.ts'
import { accountQuery } from '../../api-client/queries.ts'
import { RequestProblem } from '../../api-client/request-problem.ts'
import { refusalSentence } from '../../api-client/show-refusal.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { AccountCard } from '../../session/account-card.tsx'
import { ResendConfirmation } from '../../session/resend-confirmation.tsx'
import { SuccessMessage } from '../../session/success-message.tsx'
import { useSignedIn } from '../../session/session.ts'

/**
 * The target of the link in a confirmation email. Mail programs open links, and some run their scripts, so only
 * pressing the button confirms.
 */
export function ConfirmEmailScreen() {
  const { token = '' } = useParams()
  const signedIn = useSignedIn()
  const queryClient = useQueryClient()
  const { support_email } = useConfig()
  const confirmation = useMutation({
    mutationFn: () => call('confirmEmail', { body: { token } }),
    onSuccess: () => queryClient.invalidateQueries(accountQuery),
  })
  const onward = signedIn ? (
    <LinkButton look="primary" to={paths.calculator}>
      Go to Calculator
    </LinkButton>
  ) : (
    <LinkButton look="primary" to={paths.signIn}>
      Sign In
    </LinkButton>
  )

  return (
    <AccountCard
      heading="Confirm your email"
      after={
        confirmation.error && !signedIn ? (
          <p>
            Has the link expired? <Link to={paths.profile}>Sign in to get a new one</Link>
          </p>
        ) : null
      }
    >
      {confirmation.data ? (
        <>
          <SuccessMessage>{confirmation.data.message}</SuccessMessage>
          {onward}
        </>
      ) : confirmation.error instanceof RequestProblem && confirmation.error.status === 422 && signedIn ? (
        <Notice look="problem">
          <p>{confirmation.error.message}</p>
          <ResendConfirmation />
        </Notice>
      ) : (
        <>
          <p>Press the button to confirm that this address is yours.</p>
          <Button look="primary" busy={confirmation.isPending} onClick={() => confirmation.mutate()}>
            {confirmation.isPending ? 'Confirming' : 'Confirm my email address'}
          </Button>
          {confirmation.error ? (
            <Notice look="problem">{refusalSentence(confirmation.error, support_email)}</Notice>
          ) : null}
        </>
      )}
    </AccountCard>
  )
}
