import { PREMIUM_PRICE_PER_MONTH } from '@homeyield/domain/membership/allowances'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ComponentProps } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { emitEvent } from '../../analytics/marketing-event.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { setFlash } from '../../messages/flash.ts'
import { Screen } from '../../ui/screen.tsx'
import { paths } from '../../paths.ts'
import { accountQuery, calculationsQuery } from '../../api-client/queries.ts'
import { RequestProblem } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { takeFocus } from '../../ui/take-focus.ts'
import { takeTarget } from '../../session/target.ts'
import { cameFromCheckout } from '../../components/remembered-checkout.ts'
import { StreetPicture } from '../../components/street-picture.tsx'
import skeleton from '../../ui/skeleton.module.css'

/** Milliseconds between requests for the account, until we say that it takes long, and between requests after that. */
const POLL_INTERVAL = 500
const SLOW_AFTER = 30_000
const SLOW_POLL_INTERVAL = 5_000

/**
 * Waits for the payment to be confirmed, then goes where the person was going. Without a confirmation it claims nothing and
 * explains what happens next.
 */
export function CheckoutReturn() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [waiting, setWaiting] = useState(true)
  const [retried, setRetried] = useState(false)
  const { data, error } = useQuery({
    ...accountQuery,
    retry: false,
    refetchOnMount: 'always',
    refetchInterval: waiting ? POLL_INTERVAL : SLOW_POLL_INTERVAL,
  })
  const premium = data?.premium ?? false
  const [search] = useSearchParams()
  const sessionId = search.get('session_id')
  const { plan_price: value = PREMIUM_PRICE_PER_MONTH } = useConfig()

  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => setWaiting(false), SLOW_AFTER)
    return () => clearTimeout(timer)
  }, [waiting])

  useEffect(() => {
    if (premium && sessionId !== null && cameFromCheckout(sessionId))
      emitEvent({ name: 'premiumsuccess', sessionId, value })
  }, [premium, sessionId, value])

  useEffect(() => {
    if (!premium) return
    // Read-only calculations become editable.
    void queryClient.invalidateQueries(calculationsQuery)
    setFlash({ kind: 'success', text: 'You have Premium' })
    void navigate(takeTarget(), { replace: true })
  }, [premium, navigate, queryClient])

  function retry() {
    setRetried(true)
    setWaiting(true)
  }
  // The focused button disappears: focus the new heading.
  const headingRef = retried ? takeFocus : null
  return waiting || premium ? (
    <Waiting headingRef={headingRef} />
  ) : (
    <Unconfirmed headingRef={headingRef} error={error} onRetry={retry} />
  )
}

type Heading = Required<Pick<ComponentProps<typeof Screen>, 'headingRef'>>

function Waiting({ headingRef }: Heading) {
  return (
    <Screen heading="Confirming your payment" headingRef={headingRef} width="narrow">
      <Picture waiting />
      <p role="status" className="stack">
        You are back from the checkout. We are waiting for the payment provider to confirm your payment: that usually
        takes a few seconds, and then this page continues by itself.
      </p>
    </Screen>
  )
}

function Unconfirmed({ headingRef, error, onRetry }: Heading & { error: Error | null; onRetry: () => void }) {
  const { support_email } = useConfig()
  const unreachable = error instanceof RequestProblem && error.status === 0
  return (
    <Screen heading="Your payment has not been confirmed yet" headingRef={headingRef} width="narrow">
      <Picture />
      <div role="status" className="stack">
        <p>
          {unreachable
            ? 'We could not reach our server for half a minute. Check your connection.'
            : 'The payment provider has not confirmed your payment within half a minute.'}{' '}
          You do not need to pay again: Premium starts by itself when the confirmation comes. If you closed the checkout
          without paying, nothing was charged.
        </p>
        <p>
          Your unsaved changes are stored in this browser. If you do not have Premium within an hour, write to{' '}
          {support_email}.
        </p>
      </div>
      <p className="row">
        <Button look="primary" onClick={onRetry}>
          Check again
        </Button>
        <LinkButton to={paths.calculator}>Go to Calculator</LinkButton>
      </p>
    </Screen>
  )
}

function Picture({ waiting = false }: { waiting?: boolean }) {
  return (
    <div className={waiting ? `clipped outlined round ${skeleton.skeleton}` : 'clipped outlined round'}>
      <StreetPicture lit={waiting ? 'street' : 'one'} />
    </div>
  )
}
