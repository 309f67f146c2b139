import type { ReactNode } from 'react'
import { takeFocus } from './take-focus.ts'
import styles from './said.module.css'

/** What has been done, in place of the form that asked for it: it takes the focus, so that it is read out. */
export function Said({ children }: { children: ReactNode }) {
  return (
    <p ref={takeFocus} tabIndex={-1} className={styles.said}>
      {children}
    </p>
  )
}
