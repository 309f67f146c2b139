import { useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router'
import { useConfig } from '../api-client/use-config.ts'
import { lazyPart } from '../components/lazy-part.tsx'
import { hasPremiumPopup } from '../paths.ts'
import type { Route } from '../routes.ts'
import { useSignedIn } from '../session/session.ts'
import { FlashBar } from './flash-bar.tsx'
import { Footer } from './footer.tsx'
import { HeaderSlot } from './header-action.tsx'
import { Header } from './header.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import styles from './frame.module.css'

const PremiumPopup = lazyPart(async () => (await import('./premium-popup.tsx')).PremiumPopup)

/** The header, message bar and footer around every screen, and the premium popup. */
export function Frame() {
  const main = useRef<HTMLElement>(null)
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const { pathname } = useLocation()
  const moving = useNavigation().state !== 'idle'
  const signedIn = useSignedIn()
  useScreenTitle()
  useFocusOnArrival(main)

  return (
    <HeaderSlot value={slot}>
      <div className="page-frame">
        <a
          href="#main"
          className="skip-link filled pad-row round bold no-print"
          onClick={(event) => {
            event.preventDefault()
            main.current?.focus()
          }}
        >
          Skip to content
        </a>
        <Header slotRef={setSlot} />
        <div className={`full no-print ${styles.progress}`} data-moving={moving || undefined} />
        <FlashBar />
        <main id="main" ref={main} tabIndex={-1} className={`shrinks ${styles.main}`}>
          <Outlet />
        </main>
        <Footer />
      </div>
      {signedIn && hasPremiumPopup(pathname) ? <PremiumPopup /> : null}
    </HeaderSlot>
  )
}

function useScreenTitle(): void {
  const route = useMatches().findLast(({ handle }) => handle !== undefined)?.handle as Route | undefined
  const title = route?.title ?? ''
  const { product_name } = useConfig()
  useEffect(() => {
    document.title = title === '' ? product_name : `${title} · ${product_name}`
  }, [title, product_name])
}
