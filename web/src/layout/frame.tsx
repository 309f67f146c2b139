import { useRef, useState } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { hasPremiumPopup } from '../paths.ts'
import { useSignedIn } from '../session/session.ts'
import { FlashBar } from './flash-bar.tsx'
import { Footer } from './footer.tsx'
import { HeaderSlot } from './header-action.tsx'
import { Header } from './header.tsx'
import { PremiumPopup } from './premium-popup.tsx'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'
import { useScreenTitle } from './use-screen-title.ts'
import styles from './frame.module.css'

/** What stands around every screen: header, message bar, footer, and the premium popup over it. */
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
      <div className={styles.frame}>
        <a
          href="#main"
          className={styles.skip}
          onClick={(event) => {
            event.preventDefault()
            main.current?.focus()
          }}
        >
          Skip to content
        </a>
        <Header slotRef={setSlot} />
        <div className={styles.progress} data-moving={moving || undefined} />
        <FlashBar />
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          <Outlet />
        </main>
        <Footer />
      </div>
      {signedIn && hasPremiumPopup(pathname) ? <PremiumPopup /> : null}
    </HeaderSlot>
  )
}
