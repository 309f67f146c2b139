import type { DocumentLanguage } from '@homeyield/domain/documents/document-kinds'
import { sayIn } from '@homeyield/domain/documents/phrases/phrases'
import { BrandMark } from '../layout/brand-mark.tsx'
import { MenuIcon } from '../layout/menu-icon.tsx'
import { headerLinks } from '../layout/menu-links.ts'
import { paths, signUpPath } from '../paths.ts'
import { FreeLimitTag } from './free-limit-tag.tsx'
import { MemberMenu } from './member-menu.tsx'
import type { Audience } from './page-props.ts'
import { PRODUCT_NAME } from '../placeholders.ts'
import { publicAddress } from './public-address.ts'
import header from '../layout/header.module.css'
import styles from './public-header.module.css'

const LINKS = [
  [paths.howItWorks, 'How it works'],
  [paths.aboutUs, 'About'],
] as const

const MENU = 'more-ways'

interface PublicHeaderProps {
  readonly audience: Audience
  /** The page's own address, to mark its link as current. */
  readonly path: string
  /** Whether the page is somebody's own, with our mark alone. */
  readonly isMarkOnly?: boolean | undefined
  /** A signed look, to go on with after signing in or up. */
  readonly look?: string | null | undefined
  /** The query of an area, to go on with after signing up. */
  readonly area?: string | undefined
  /** Of our mark. */
  readonly language?: DocumentLanguage
}

/**
 * The header of a public page. A signed-in person sees a link to the calculator and the application's menu instead of the
 * sign-in links. On narrow windows a visitor's other links are in a popover menu, which needs no script.
 */
export function PublicHeader({
  audience,
  path,
  isMarkOnly = false,
  look = null,
  area,
  language = 'en',
}: PublicHeaderProps) {
  const links = LINKS.map(([to, words]) => ({
    to,
    words,
    href: publicAddress(to, audience),
    current: to === path ? ('page' as const) : undefined,
  }))
  return (
    <header className={`line-below paper no-print ${header.header}`}>
      <div className={`flex middle beside centre pad-sides ${header.inside} ${styles.inside}`}>
        <a
          href={publicAddress(paths.home, audience)}
          className="touch-link snug shrinks round ink heavy narrow larger"
          aria-label={sayIn(language)('start', { product: PRODUCT_NAME })}
        >
          <BrandMark />
          <span className={`one-line ${styles.name}`}>{PRODUCT_NAME}</span>
        </a>
        {isMarkOnly ? null : (
          <nav aria-label="Main" className={`flex rigid middle close to-end ${styles.nav}`}>
            {links.map(({ to, words, href, current }) => (
              <a
                key={to}
                href={href}
                aria-current={current}
                className={`touch-link round bold pad-x washes ${styles.navLink} ${styles.wide}`}
              >
                {words}
              </a>
            ))}
            {[[paths.calculator, 'New Calculation'] as const, ...headerLinks].map(([to, words]) => (
              <a
                key={to}
                href={to}
                className={`touch-link round bold pad-x washes ${styles.navLink} ${styles.memberLink}`}
              >
                {words}
                {to === paths.calculator ? <FreeLimitTag /> : null}
              </a>
            ))}
            <a
              href={publicAddress(look === null ? paths.signIn : `${paths.signIn}?look=${look}`, audience)}
              className={`touch-link round bold pad-x washes ${styles.navLink} ${styles.forVisitor}`}
            >
              {/* The landing page's own words. */}
              {path === paths.home ? 'Log In' : 'Sign In'}
            </a>
            <a
              href={signUpAddress(audience, look, area)}
              className={`touch-link round bold pad-x washes ${styles.navLink} ${styles.main} ${styles.forVisitor}`}
            >
              Sign Up
            </a>
            <a
              href={paths.calculator}
              className={`touch-link round bold pad-x washes ${styles.navLink} ${styles.main} ${styles.forMember} ${styles.whenNarrow}`}
            >
              Calculator
            </a>
            <MemberMenu audience={audience} path={path} />
            <div className={`${styles.menu} ${styles.visitorMenu}`}>
              <button
                type="button"
                popoverTarget={MENU}
                className={`square round pointer washes inherits to-edge ${styles.opener}`}
                aria-label="Menu"
              >
                <MenuIcon />
              </button>
              <ul id={MENU} popover="auto" className={`pad-tight outlined raised shadow ${styles.list}`}>
                {links.map(({ to, words, href, current }) => (
                  <li key={to}>
                    <a
                      href={href}
                      aria-current={current}
                      className={`touch-link round bold pad-x washes ${styles.navLink}`}
                    >
                      {words}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </nav>
        )}
      </div>
    </header>
  )
}

/** To the plans; from a place straight to the form, because that page is rendered once for everybody. */
function signUpAddress(audience: Audience, look: string | null, area: string | undefined): string {
  if (look === null && area === undefined) return publicAddress(paths.plans, audience)
  const path = signUpPath({ professional: audience === 'professional', look })
  return area === undefined ? path : `${path}&${area}`
}
