import { BrandMark } from '../frame/brand-mark.tsx'
import { paths } from '../paths.ts'
import type { Audience } from './page-props.ts'
import { PRODUCT_NAME } from './placeholders.ts'
import styles from './public-header.module.css'

const LINKS = [
  [paths.howItWorks, 'How it works'],
  [paths.aboutUs, 'About'],
] as const

interface PublicHeaderProps {
  readonly audience: Audience
  /** The page's own address, which its link says. */
  readonly path: string
}

/** The bar at the top of every public page. Who is signed in has the way to the calculator in place of those in. */
export function PublicHeader({ audience, path }: PublicHeaderProps) {
  const search = audience === 'professional' ? '?professional=true' : ''
  return (
    <header className={styles.header}>
      <div className={styles.inside}>
        <a href={`${paths.home}${search}`} className={styles.brand} aria-label={`${PRODUCT_NAME}, start`}>
          <BrandMark />
          <span className={styles.name}>{PRODUCT_NAME}</span>
        </a>
        <nav aria-label="Main" className={styles.ways}>
          {LINKS.map(([to, words]) => (
            <a
              key={to}
              href={to === paths.aboutUs ? `${to}${search}` : to}
              aria-current={to === path ? 'page' : undefined}
              className={`${styles.way} ${styles.more}`}
            >
              {words}
            </a>
          ))}
          <a href={paths.signIn} className={`${styles.way} ${styles.forVisitor}`}>
            Log In
          </a>
          <a href={`${paths.plans}${search}`} className={`${styles.way} ${styles.main} ${styles.forVisitor}`}>
            Sign Up
          </a>
          <a href={paths.calculator} className={`${styles.way} ${styles.main} ${styles.forMember}`}>
            Calculator
          </a>
        </nav>
      </div>
    </header>
  )
}
