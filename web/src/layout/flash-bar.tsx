import { useEffect, useRef } from 'react'
import { clearFlash, useFlash } from '../messages/flash.ts'
import { focusHeading } from './focus-heading.ts'
import styles from './flash-bar.module.css'

/** How long a success is shown, in milliseconds, unless it is hovered or focused. Failures stay until closed. */
const SHOWN_FOR = 5_000

const ANNOUNCERS = [
  { kind: 'success', role: 'status' },
  { kind: 'error', role: 'alert' },
] as const

/** The message bar over the header's row. Both live regions always exist, so that a screen reader announces new messages. */
export function FlashBar() {
  const flash = useFlash()
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (flash?.kind !== 'success') return undefined
    const timer = setInterval(() => {
      if (!place.current?.querySelector(':hover, :focus')) clearFlash()
    }, SHOWN_FOR)
    return () => clearInterval(timer)
  }, [flash])

  // The focused button disappears, so the screen takes the focus.
  function close() {
    clearFlash()
    focusHeading(document.querySelector('main'))
  }

  const bar = flash ? (
    <div className={`flex middle close round shadow-over ${styles.bar} ${styles[flash.kind]}`}>
      <p className="grows shrinks breaks small bold dense pad-line">{flash.text}</p>
      <button
        type="button"
        className={`inset grid rigid centred target round inherits ${styles.close}`}
        aria-label="Close message"
        onClick={close}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="m6 6 12 12M18 6 6 18" fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
        </svg>
      </button>
    </div>
  ) : null
  return (
    <div ref={place} className={`centre no-print ${styles.place}`}>
      {ANNOUNCERS.map(({ kind, role }) => (
        <div key={kind} role={role} className={styles.announcer}>
          {flash?.kind === kind ? bar : null}
        </div>
      ))}
    </div>
  )
}
