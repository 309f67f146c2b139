import { Skeleton } from '../../../controls/skeleton.tsx'
import { piece } from '../pieces/piece.tsx'
import styles from './property-data.module.css'
import { usePropertyData } from './property-data.tsx'

const RecordPhoto = piece(async () => (await import('./record-photo.tsx')).RecordPhoto, PhotoComing)

/** The place of the provider's photo of the property, once there is one to look for: as high before it is there. */
export function PhotoPlace() {
  return usePropertyData().status === 'none' ? null : <RecordPhoto />
}

function PhotoComing() {
  return (
    <div className={styles.photo}>
      <Skeleton height="100%" />
    </div>
  )
}
