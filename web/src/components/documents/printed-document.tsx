import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { usePrinting } from '../use-printing.ts'
import styles from './printed-document.module.css'

/** A document that is printed in place of the screen. */
export function PrintedDocument({ children }: { readonly children: ReactNode }) {
  const since = usePrinting()
  return since === null ? null : createPortal(<div className={styles.printed}>{children}</div>, document.body)
}
