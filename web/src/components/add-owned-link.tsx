import styles from '../ui/button.module.css'
import { ADD_OWNED_HOME } from '../paths.ts'
import { PremiumLink } from './premium-link.tsx'
import { useMayStartAnother } from './use-may-start-another.ts'

/** To the page of a home that is owned already; to the premium popup once the account may not save another. */
export function AddOwnedLink({ look = 'secondary' }: { look?: 'primary' | 'secondary' }) {
  return (
    <PremiumLink
      to={ADD_OWNED_HOME}
      allowed={useMayStartAnother() !== false}
      className={`${styles.button} ${styles[look]}`}
    >
      Add a home that I own
    </PremiumLink>
  )
}
