import { ProviderCredit } from '../../../components/provider-credit.tsx'
import { FigureList } from '../../../ui/figure-list.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { NotFetched } from '../property-data/provider-notes.tsx'
import styles from '../property-data/property-data.module.css'
import { usePropertyData } from '../property-data/property-data.tsx'
import { propertyRows } from '../property-data/property-figures.ts'

export function PropertyInformation() {
  const { status, data, retry, retrying } = usePropertyData()
  if (data === null && status === 'looking') {
    return (
      <div className={styles.rowsWaiting}>
        <Skeleton height="100%" />
      </div>
    )
  }
  const rows = data === null ? [] : propertyRows(data)
  const known = rows.some(({ text }) => text !== null)
  return (
    <>
      {status === 'failed' ? (
        <NotFetched
          what="The property information"
          instead={known ? 'These are the saved details.' : undefined}
          busy={retrying}
          onRetry={retry}
        />
      ) : null}
      {known ? (
        <>
          <FigureList
            look="lines"
            className={`fields ${styles.rows}`}
            figures={rows.map(({ label, text }) => ({
              label,
              value: text ?? <span className="pale">Not known</span>,
            }))}
          />
          <ProviderCredit />
        </>
      ) : status === 'failed' ? null : (
        <p className="pale">Property information data is not available for this property</p>
      )}
    </>
  )
}
