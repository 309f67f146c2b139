import { useConfig } from '../../requests/use-config.ts'
import styles from './actions.module.css'

/** Says so, before anybody pays, where payments are not real. */
export function TrialNotice() {
  const { sample_data } = useConfig()
  if (!sample_data?.payments) return null
  return <p className={styles.trial}>No money moves here: payments on this site are a trial, and no card is charged.</p>
}
