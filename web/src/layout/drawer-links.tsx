import type { Account } from '@homeyield/contract/account'
import { maySaveAnother } from '@homeyield/domain/membership/permissions'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { InstallItem } from '../install/install-item.tsx'
import { paths } from '../paths.ts'
import { freeCalculationsQuery } from '../api-client/queries.ts'
import { PremiumLink } from '../components/premium-link.tsx'
import { menuLinks } from './menu-links.ts'
import styles from './drawer.module.css'

interface DrawerLinksProps {
  readonly open: boolean
  readonly account: Account | undefined
  readonly onChoose: () => void
}

/** The menu's links. "New Calculation" opens the premium popup when the account may not save another. */
export function DrawerLinks({ open, account, onChoose }: DrawerLinksProps) {
  const { data: saved } = useQuery({ ...freeCalculationsQuery, enabled: open && account?.premium === false })
  const { pathname } = useLocation()
  const allowed = !account || !saved || maySaveAnother(account, saved.length)
  return (
    <nav aria-label="Main">
      <ul className={styles.links}>
        <li>
          <PremiumLink
            to={paths.calculator}
            allowed={allowed}
            state={{ fresh: true }}
            className={styles.link}
            onClick={onChoose}
          >
            New Calculation
          </PremiumLink>
        </li>
        {menuLinks.map(([to, words]) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={pathname === to ? 'page' : undefined}
              className={styles.link}
              onClick={onChoose}
            >
              {words}
            </Link>
          </li>
        ))}
        <InstallItem className={styles.link} />
      </ul>
    </nav>
  )
}
