import { RequestProblem, sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Sending } from './send-document.ts'

interface SendingResultsProps {
  readonly results: readonly Sending[]
  readonly isSending: boolean
  readonly onRetry: (to: string) => void
}

/** What became of each recipient. */
export function SendingResults({ results, isSending, onRetry }: SendingResultsProps) {
  const { support_email } = useConfig()
  const sent = results.filter(({ failure }) => failure === null).map(({ to }) => to)
  return (
    <>
      {sent.length === 0 ? null : <Notice>Sent to {sent.join(', ')}.</Notice>}
      {results.map(({ to, failure }) => {
        if (failure === null) return null
        const hasStopped = failure instanceof RequestProblem && failure.code === 'recipient_stopped'
        return (
          <Notice key={to} look={hasStopped ? 'warning' : 'problem'}>
            <span>
              Not sent to {to}: {sentenceFor(failure, support_email)}
            </span>
            {hasStopped ? null : (
              <Button look="quiet" busy={isSending} onClick={() => onRetry(to)}>
                Try again
              </Button>
            )}
          </Notice>
        )
      })}
    </>
  )
}
