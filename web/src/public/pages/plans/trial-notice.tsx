import styles from './actions.module.css'

/** Says, before anybody pays, that payments are not real here. */
export function TrialNotice() {
  return <p className={styles.trial}>Payments on this site are a trial: no card is charged.</p>
}
