import type { ReactNode } from 'react'
import { takeFocus } from './take-focus.ts'
import styles from './success-message.module.css'

/** What has been done, in place of the form that asked for it: it takes the focus, so that it is read out. */
export function SuccessMessage({ children }: { children: ReactNode }) {
  return (
    <p ref={takeFocus} tabIndex={-1} className={styles.message}>
      {children}
    </p>
  )
}
