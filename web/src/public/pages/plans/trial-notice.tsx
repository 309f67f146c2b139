import styles from './actions.module.css'

export function TrialNotice() {
  return <p className={styles.trial}>Payments on this site are a trial: no card is charged.</p>
}
