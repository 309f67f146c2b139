import { useState } from 'react'
import { DwellingIcon } from '../../../components/dwelling-icon.tsx'
import { ProviderCredit } from '../../../components/provider-credit.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useCalculator } from '../model/calculator-store.ts'
import styles from './property-data.module.css'
import { usePropertyData } from './property-data.tsx'

/** The provider's photo of a property. Its placeholder has the same height. */
export function RecordPhoto() {
  const { status, data, retry, retrying } = usePropertyData()
  const url = data?.image.url ?? null
  const dwelling = useCalculator((state) => state.form.dwelling)
  const [broken, setBroken] = useState<string | null>(null)
  if (url !== null && url !== broken) {
    return (
      <figure className={`stack close ${styles.photo}`}>
        <img src={url} alt="The property from outside" decoding="async" onError={() => setBroken(url)} />
        <figcaption>
          <ProviderCredit />
        </figcaption>
      </figure>
    )
  }
  if (status === 'looking') {
    return (
      <div className={`stack close ${styles.photo}`}>
        <Skeleton height="100%" />
      </div>
    )
  }
  return (
    <div className={`stack tight quiet pad round sunken text-centre ${styles.noPhoto}`}>
      <DwellingIcon dwelling={dwelling} />
      {status === 'failed' ? (
        <>
          <p role="status">The photo could not be fetched just now.</p>
          <Button busy={retrying} onClick={retry}>
            Try again
          </Button>
        </>
      ) : (
        <p>Photo data is not available for this property</p>
      )}
    </div>
  )
}
