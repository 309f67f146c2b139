import { InstallItem } from '../install/install-item.tsx'
import { MemberLink } from './member-link.tsx'
import { menuLinks } from './menu-links.ts'
import { NewCalculationLink } from './new-calculation-link.tsx'
import styles from './drawer.module.css'

/** The links of the menu. */
export function DrawerLinks({ onChoose }: { readonly onChoose: () => void }) {
  return (
    <nav aria-label="Main">
      <ul className="stack close">
        <li>
          <NewCalculationLink className={styles.link} onClick={onChoose} />
        </li>
        {menuLinks.map(([to, words]) => (
          <li key={to}>
            <MemberLink to={to} className={styles.link} onClick={onChoose}>
              {words}
            </MemberLink>
          </li>
        ))}
        <InstallItem className={styles.link} />
      </ul>
    </nav>
  )
}
