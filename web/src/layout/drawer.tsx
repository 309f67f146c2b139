import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { closeOnOutsidePress } from '../ui/close-on-outside-press.ts'
import { Tag } from '../ui/tag.tsx'
import { accountQuery } from '../api-client/queries.ts'
import { DRAWER_LINK } from './drawer-link.ts'
import { DrawerLinks } from './drawer-links.tsx'
import { useSignOut } from './sign-out.ts'
import styles from './drawer.module.css'

/** The menu of a signed-in person. A native dialog, so that the browser handles focus and Escape. */
export function Drawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { data: account } = useQuery(accountQuery)
  const signOut = useSignOut()

  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])

  useEffect(() => (dialog.current ? closeOnOutsidePress(dialog.current) : undefined), [])

  // At once, so that the focus is restored before the next screen takes it.
  const close = () => dialog.current?.close()

  return (
    <dialog
      ref={dialog}
      className={`raised ink shadow-over ${styles.drawer}`}
      aria-label="Menu"
      closedby="any"
      onClose={onClose}
    >
      <div className={`grid ${styles.inside}`}>
        <div className={`flex top between tight ${styles.top}`}>
          <div className={`flex wrap middle shrinks target tight ${styles.who}`}>
            <p className="large bold breaks">{account?.name ?? '\u00a0'}</p>
            {account?.premium ? <Tag look="amber">Premium</Tag> : null}
          </div>
          <button type="button" className="square rigid round washes" aria-label="Close menu" onClick={close}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
        </div>
        <DrawerLinks onChoose={close} />
        <div className="above-wide line-above pad-top-tight">
          <button
            type="button"
            className={DRAWER_LINK}
            onClick={() => {
              close()
              signOut()
            }}
          >
            Logout
          </button>
        </div>
      </div>
    </dialog>
  )
}
