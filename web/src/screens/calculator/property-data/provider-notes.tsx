import { Tag } from '../../../ui/tag.tsx'
import { useConfig } from '../../../api-client/use-config.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './property-data.module.css'

/** Credits the provider, or marks sample data. Source: specification section 1. */
export function ProviderCredit() {
  const { sample_data } = useConfig()
  return (
    <p className={styles.credit}>
      {sample_data?.property_data ? (
        <>
          <Tag look="amber">Sample data</Tag> Made-up data that show what you would see here, not about this property.
          Property data is updated monthly.
        </>
      ) : (
        'Property data: Cotality. Property data is updated monthly.'
      )}
    </p>
  )
}

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
