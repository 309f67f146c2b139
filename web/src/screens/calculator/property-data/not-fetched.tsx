import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

interface NotFetchedProps {
  /** What is missing, as the beginning of a sentence. */
  readonly what: string
  /** What is shown meanwhile. */
  readonly instead?: string | undefined
  readonly busy: boolean
  readonly onRetry: () => void
}

/** Says what could not be fetched, and how to try again. */
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
