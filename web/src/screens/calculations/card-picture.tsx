import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { useState } from 'react'
import { ownAddress } from '../../api-client/own-address.ts'
import { DwellingIcon } from '../../components/dwelling-icon.tsx'
import styles from './card-picture.module.css'

/** The person's photo of the home, or the provider's; a drawing where there is none, or it does not load. */
export function CardPicture({ calculation }: { calculation: ListedCalculation }) {
  const { property_photo_url: own, image_url, dwelling } = calculation
  const url = own === null ? image_url : ownAddress(own)
  const [broken, setBroken] = useState<string | null>(null)
  if (url === null || url === broken) {
    return (
      <div className={`full round sunken grid centred ${styles.drawing}`}>
        <DwellingIcon dwelling={dwelling} />
      </div>
    )
  }
  // The heading beside it names the home.
  return (
    <img
      className={`full round sunken cover ${styles.photo}`}
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(url)}
    />
  )
}
