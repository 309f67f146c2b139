import { Skeleton } from '../controls/skeleton.tsx'
import styles from './screen-loading.module.css'

/** Stands in for the first screen of a visit until it has come. */
export function ScreenLoading() {
  return (
    <div className={styles.loading} role="status" aria-busy="true" aria-label="Loading">
      <Skeleton height="2.25rem" width="min(18rem, 60%)" />
      <Skeleton height="12rem" />
      <Skeleton height="12rem" />
    </div>
  )
}
