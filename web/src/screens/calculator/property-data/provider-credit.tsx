import { Tag } from '../../../ui/tag.tsx'
import { useConfig } from '../../../api-client/use-config.ts'
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
