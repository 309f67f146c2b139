import { Skeleton } from '../controls/skeleton.tsx'
import { FirstPicture } from '../first-paint/first-picture.tsx'
import styles from './screen-loading.module.css'

/** Stands in for the first screen of a visit until it has come. */
export function ScreenLoading() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading">
      <FirstPicture>
        <div className={styles.loading}>
          <Skeleton height="2.25rem" width="min(18rem, 60%)" />
          <Skeleton height="12rem" />
          <Skeleton height="12rem" />
        </div>
      </FirstPicture>
    </div>
  )
}
