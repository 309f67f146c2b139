import { ProviderCredit } from '../../../components/provider-credit.tsx'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { PropertyPhoto } from '../../../components/property-photo/property-photo.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { CalculatorState } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { DwellingIcon } from '../../../components/dwelling-icon.tsx'
import styles from './property-data.module.css'
import { usePropertyData } from './property-data.tsx'

/** The person's own photo of the property, or `children` without one. */
export function OwnPhoto({ premium, children }: { premium: boolean; children: ReactNode }) {
  const store = useCalculatorStore()
  const calculationId = useCalculator((state) => state.saved?.id ?? null)
  const url = useCalculator((state) => state.saved?.photo ?? null)
  return (
    <PropertyPhoto
      // An upload belongs to one calculation.
      key={calculationId}
      premium={premium}
      calculationId={calculationId}
      url={url}
      onUploaded={(uploaded, id) => store.update(setPhoto, id, uploaded)}
    >
      {children}
    </PropertyPhoto>
  )
}

function setPhoto(state: CalculatorState, id: string, photo: string): CalculatorState {
  if (state.saved?.id !== id) return state
  return { ...state, saved: { ...state.saved, photo } }
}

/** The provider's photo of the property, for Premium. Its placeholder has the same height. */
export function RecordPhoto() {
  const { status, data, retry, retrying } = usePropertyData()
  const url = data?.image.url ?? null
  const dwelling = useCalculator((state) => state.form.dwelling)
  const [broken, setBroken] = useState<string | null>(null)
  if (status === 'none') return null
  if (url !== null && url !== broken) {
    return (
      <figure className={styles.photo}>
        <img src={url} alt="The property from outside" decoding="async" onError={() => setBroken(url)} />
        <figcaption>
          <ProviderCredit />
        </figcaption>
      </figure>
    )
  }
  if (status === 'looking') {
    return (
      <div className={styles.photo}>
        <Skeleton height="100%" />
      </div>
    )
  }
  return (
    <div className={styles.noPhoto}>
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
