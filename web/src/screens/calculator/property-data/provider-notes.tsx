import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

interface NotFetchedProps {
  /** The start of a sentence, e.g. "The photo". */
  readonly what: string
  /** A sentence about what is shown instead. */
  readonly instead?: string | undefined
  readonly busy: boolean
  readonly onRetry: () => void
}

export function NotFetched({ what, instead, busy, onRetry }: NotFetchedProps) {
  return (
    <Notice look="warning">
      <span>
        {what} could not be fetched just now. {instead}
      </span>
      <Button busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  )
}
