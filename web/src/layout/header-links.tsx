import { MemberLink } from './member-link.tsx'
import { headerLinks } from './menu-links.ts'
import { NewCalculationLink } from './new-calculation-link.tsx'
import styles from './header.module.css'

/** The menu's first links, where the window has room for them. */
export function HeaderLinks() {
  return (
    <nav aria-label="Header" className={styles.links}>
      <NewCalculationLink className="touch-link tight small pale one-line round washes pad-ends" />
      {headerLinks.map(([to, words]) => (
        <MemberLink key={to} to={to} className="touch-link tight small pale one-line round washes pad-ends">
          {words}
        </MemberLink>
      ))}
    </nav>
  )
}
