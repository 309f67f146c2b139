import { useState } from 'react'
import type { Ref } from 'react'
import { Link, useLocation } from 'react-router'
import { useConfig } from '../api-client/use-config.ts'
import { paths } from '../paths.ts'
import { useSignedIn } from '../session/session.ts'
import { BrandMark } from './brand-mark.tsx'
import brand from './brand.module.css'
import { Drawer } from './drawer.tsx'
import { HeaderLinks } from './header-links.tsx'
import { MenuIcon } from './menu-icon.tsx'
import styles from './header.module.css'

/** Not a key of any location. */
const CLOSED = ''

export function Header({ slotRef }: { slotRef: Ref<HTMLDivElement> }) {
  const signedIn = useSignedIn()
  const { key, pathname } = useLocation()
  // The location key at which the menu was opened: navigating closes it. Null until it was first opened.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const open = openedAt === key
  // Otherwise it would open again when going back.
  if (openedAt !== null && openedAt !== CLOSED && !open) setOpenedAt(CLOSED)
  const calculator = pathname === paths.calculator || pathname.startsWith(`${paths.calculator}/`)

  return (
    <header className={`line-below paper no-print ${styles.header}`}>
      <div className={`flex middle wide centre pad-sides ${styles.inside}`}>
        <Brand short={calculator} />
        {calculator ? <p className="rigid heavy narrow larger">Calculator</p> : null}
        {signedIn ? <HeaderLinks /> : null}
        <div ref={slotRef} className={`flex middle tight to-end ${styles.slot}`} />
        {signedIn ? (
          <button
            type="button"
            className="square round washes to-edge"
            aria-label="Menu"
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpenedAt(key)}
          >
            <MenuIcon />
          </button>
        ) : (
          <Link to={paths.signIn} className="touch-link pad-sides round bold washes to-edge">
            Sign In
          </Link>
        )}
      </div>
      {signedIn && openedAt !== null ? <Drawer open={open} onClose={() => setOpenedAt(CLOSED)} /> : null}
    </header>
  )
}

/** Logo and name, a link to the start. On a small screen the logo alone when the header shows a title. */
function Brand({ short }: { short: boolean }) {
  const { product_name } = useConfig()
  return (
    <Link
      to={paths.root}
      className="touch-link snug round ink heavy narrow larger"
      aria-label={`${product_name}, start`}
    >
      <BrandMark />
      <span className={short ? brand.nameWhenWide : undefined}>{product_name}</span>
    </Link>
  )
}
