import { useConfig } from '../api-client/use-config.ts'
import { Tag } from '../ui/tag.tsx'

/** Credits the provider, or marks sample data. */
export function ProviderCredit() {
  const { sample_data } = useConfig()
  return (
    <p className="quiet">
      {sample_data?.property_data ? (
        <>
          <Tag look="amber">Sample data</Tag> Made-up data to show what you would see here, not facts about this
          property. Property data is updated monthly.
        </>
      ) : (
        'Property data: Cotality. Property data is updated monthly.'
      )}
    </p>
  )
}
