import skeleton from '../ui/skeleton.module.css'
import styles from './screen-loading.module.css'

/** The skeleton of a screen that is loading; also rendered at build time, so without inline styles. */
export function ScreenLoading() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading" className={`stack loose ${styles.loading}`}>
      <h1 className="visually-hidden">Loading</h1>
      <div className={`round sunken ${skeleton.skeleton} ${styles.heading}`} />
      <div className={`round sunken ${skeleton.skeleton} ${styles.block}`} />
      <div className={`round sunken ${skeleton.skeleton} ${styles.block}`} />
    </div>
  )
}
