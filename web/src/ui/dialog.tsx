import { useId, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { closeOnOutsidePress } from './close-on-outside-press.ts'
import styles from './dialog.module.css'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Buttons, the main action last. */
  readonly actions?: ReactNode
  /** An alert dialog is read out at once. */
  readonly alert?: boolean
  readonly wide?: boolean
}

/** A native modal dialog, so that the browser handles focus, Escape and the page behind. */
export function Dialog({ title, onClose, children, actions, alert = false, wide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()

  // Closed before it is removed, so that the browser restores the focus.
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown) return
    shown.showModal()
    const stop = closeOnOutsidePress(shown)
    return () => {
      stop()
      shown.close()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={
        wide
          ? `outlined round-large raised ink medium regular shadow-over ${styles.dialog} ${styles.wide}`
          : `outlined round-large raised ink medium regular shadow-over ${styles.dialog}`
      }
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={heading}
      closedby="any"
      onCancel={(event) => {
        // Escape in a dialog inside this one, or a file choice given up, is no reason to close this one.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      <div className="stack pad-wide">
        <h2 id={heading} className="larger">
          {title}
        </h2>
        <div className="stack">{children}</div>
        {actions ? <div className="row far">{actions}</div> : null}
      </div>
    </dialog>
  )
}
