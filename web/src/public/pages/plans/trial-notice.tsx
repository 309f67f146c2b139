import styles from './actions.module.css'

/** Says, before anybody pays, that payments are not real here. */
export function TrialNotice() {
  return <p className={styles.trial}>No money moves here: payments on this site are a trial, and no card is charged.</p>
}
