import { InstallItem } from '../install/install-item.tsx'
import { DRAWER_LINK } from './drawer-link.ts'
import { MemberLink } from './member-link.tsx'
import { menuLinks } from './menu-links.ts'
import { NewCalculationLink } from './new-calculation-link.tsx'

/** The links of the menu. */
export function DrawerLinks({ onChoose }: { readonly onChoose: () => void }) {
  return (
    <nav aria-label="Main">
      <ul className="stack close">
        <li>
          <NewCalculationLink className={DRAWER_LINK} onClick={onChoose} />
        </li>
        {menuLinks.map(([to, words]) => (
          <li key={to}>
            <MemberLink to={to} className={DRAWER_LINK} onClick={onChoose}>
              {words}
            </MemberLink>
          </li>
        ))}
        <InstallItem className={DRAWER_LINK} />
      </ul>
    </nav>
  )
}
