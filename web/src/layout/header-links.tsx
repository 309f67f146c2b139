import { maySaveAnother } from '@homeyield/domain/membership/permissions'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { accountQuery, calculationsQuery } from '../api-client/queries.ts'
import { PremiumLink } from '../components/premium-link.tsx'
import { paths } from '../paths.ts'
import { headerLinks } from './menu-links.ts'
import styles from './header.module.css'

/** The menu's first links, where the window has room for them. */
export function HeaderLinks() {
  const { data: account } = useQuery(accountQuery)
  // Not fetched for this: an account that may not save another learns it on the page too.
  const { data: saved } = useQuery({ ...calculationsQuery, enabled: false })
  const { pathname } = useLocation()
  return (
    <nav aria-label="Header" className={styles.links}>
      <PremiumLink
        to={paths.calculator}
        allowed={!account || !saved || maySaveAnother(account, saved.length)}
        state={{ fresh: true }}
        className={styles.link}
      >
        New Calculation
      </PremiumLink>
      {headerLinks.map(([to, words]) =>
        to === paths.compare ? (
          <PremiumLink key={to} to={to} allowed={account?.premium !== false} className={styles.link}>
            {words}
          </PremiumLink>
        ) : (
          <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined} className={styles.link}>
            {words}
          </Link>
        ),
      )}
    </nav>
  )
}
