import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { useQuery } from '@tanstack/react-query'
import { PremiumLink } from '../../frame/premium-link.tsx'
import { paths } from '../../paths.ts'
import { accountQuery } from '../../requests/queries.ts'
import styles from './view-toggle.module.css'

/** From the list to the table, which is for Premium. Source: specification section 2, "Saved list". */
export function ViewToggle() {
  const { data: account } = useQuery(accountQuery)
  return (
    <nav aria-label="View" className={styles.toggle}>
      <span className={styles.current} aria-current="page">
        List
      </span>
      <PremiumLink to={paths.compare} allowed={!account || mayUsePremiumFeatures(account)} className={styles.other}>
        Table
      </PremiumLink>
    </nav>
  )
}
