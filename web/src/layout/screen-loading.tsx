import skeleton from '../ui/skeleton.module.css'
import styles from './screen-loading.module.css'

/** Stands in for the first screen of a visit until it has come; rendered while building, too, so without inline styles. */
export function ScreenLoading() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading" className={styles.loading}>
      <h1 className="visually-hidden">Loading</h1>
      <div className={`${skeleton.skeleton} ${styles.heading}`} />
      <div className={`${skeleton.skeleton} ${styles.block}`} />
      <div className={`${skeleton.skeleton} ${styles.block}`} />
    </div>
  )
}
