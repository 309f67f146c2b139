import { Tag } from '../../../ui/tag.tsx'
import { useConfig } from '../../../api-client/use-config.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './property-data.module.css'

/** Whose data these are, how new they are, and that they are samples while they are. Source: specification section 1. */
export function ProviderCredit() {
  const { sample_data } = useConfig()
  return (
    <p className={styles.credit}>
      {sample_data?.property_data ? (
        <>
          <Tag look="amber">Sample data</Tag> Made up to show what stands here, and not about this property. Property
          data is updated monthly.
        </>
      ) : (
        'Property data: Cotality. Property data is updated monthly.'
      )}
    </p>
  )
}

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
