import type { ReactNode } from 'react'
import { UpgradeLink } from '../upgrade-link.tsx'
import { ownAddress } from '../../api-client/own-address.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { lazyPart } from '../lazy-part.tsx'
import styles from './property-photo.module.css'

const PhotoUpload = lazyPart(
  async () => (await import('./photo-upload.tsx')).PhotoUpload,
  <Skeleton height="var(--target)" />,
)

interface PropertyPhotoProps {
  readonly premium: boolean
  /** The saved calculation of the photo; null before it is saved. */
  readonly calculationId: string | null
  readonly url: string | null
  readonly onUploaded: (url: string, calculationId: string) => void
  readonly children?: ReactNode
}

/** The person's own photo of the property. Needs Premium and a saved calculation. */
export function PropertyPhoto({ premium, calculationId, url, onUploaded, children }: PropertyPhotoProps) {
  if (!premium) return <Locked />
  return (
    <div className="stack tight">
      {url === null ? (
        children
      ) : (
        <img
          className={`full round sunken cover ${styles.picture}`}
          src={ownAddress(url)}
          alt="The property, as you photographed it"
          decoding="async"
        />
      )}
      <PhotoUpload
        calculationId={calculationId}
        label={url === null ? 'Add your own photo' : 'Change your photo'}
        hint={calculationId === null ? 'Save the calculation first, then add a photo.' : 'JPEG or PNG'}
        onUploaded={onUploaded}
      />
    </div>
  )
}

function Locked() {
  return (
    <div className="row between bold">
      <span>Photo of the property</span>
      <UpgradeLink />
    </div>
  )
}
