import { DRAWER_LINK } from '../layout/drawer-link.ts'
import { MenuIcon } from '../layout/menu-icon.tsx'
import { menuLinks } from '../layout/menu-links.ts'
import drawer from '../layout/drawer.module.css'
import { paths } from '../paths.ts'
import { Tag } from '../ui/tag.tsx'
import { isPublicPage, routes } from '../routes.ts'
import type { Audience } from './page-props.ts'
import { FreeLimitTag } from './free-limit-tag.tsx'
import { publicAddress } from './public-address.ts'
import styles from './public-header.module.css'

const PUBLIC_PATHS = new Set(routes.filter(isPublicPage).flatMap(({ path, aliases = [] }) => [path].concat(aliases)))

/** The application's menu (layout/drawer.tsx) for signed-in people. Its script is loaded when it opens (open-member-menu.ts). */
export function MemberMenu({ audience, path }: { readonly audience: Audience; readonly path: string }) {
  return (
    <>
      <button
        type="button"
        className={`square round pointer washes inherits ${styles.opener} ${styles.forMember}`}
        aria-label="Menu"
        aria-haspopup="dialog"
        data-menu-opener
      >
        <MenuIcon />
      </button>
      <dialog className={`raised ink shadow-over ${drawer.drawer}`} aria-label="Menu" data-menu>
        <div className={`grid ${drawer.inside}`}>
          <div className={`flex top between tight ${drawer.top}`}>
            <div className={`flex wrap middle shrinks target tight ${drawer.who}`}>
              <p className="large bold breaks" data-menu-name />
              <span data-menu-premium hidden>
                <Tag look="amber">Premium</Tag>
              </span>
            </div>
            <button type="button" className="square rigid round washes" aria-label="Close menu" data-menu-close>
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path
                  d="m6 6 12 12M18 6 6 18"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeLinecap="round"
                />
              </svg>
            </button>
          </div>
          <nav aria-label="Your pages">
            <ul className="stack close">
              {[[paths.calculator, 'New Calculation'] as const, ...menuLinks].map(([to, words]) => (
                <li key={to}>
                  <a
                    className={DRAWER_LINK}
                    href={PUBLIC_PATHS.has(to) ? publicAddress(to, audience) : to}
                    aria-current={to === path ? 'page' : undefined}
                  >
                    {words}
                    {to === paths.calculator ? <FreeLimitTag /> : null}
                    {to === paths.compare ? (
                      <span data-menu-free hidden>
                        <Tag look="amber">Premium</Tag>
                      </span>
                    ) : null}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="above-wide line-above pad-top-tight">
            <button type="button" className={DRAWER_LINK} data-menu-sign-out>
              Logout
            </button>
          </div>
        </div>
      </dialog>
    </>
  )
}
