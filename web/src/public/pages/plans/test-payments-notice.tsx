import styles from './actions.module.css'

export function TestPaymentsNotice() {
  return <p className={`quiet ${styles.testPayments}`}>Payments on this site are a trial: no card is charged.</p>
}
