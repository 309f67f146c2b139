import { Skeleton } from '../../../controls/skeleton.tsx'
import styles from './body-coming.module.css'

/** Holds the place of what is on its way: as high as that is to begin with, on a phone and beside the result. */
export function BodyComing({ name }: { name: 'rent' | 'borrowing' | 'annual-expenses' | 'investment-return' }) {
  return (
    <div className={styles.coming} data-body={name}>
      <Skeleton height="100%" />
    </div>
  )
}
