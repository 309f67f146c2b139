import type { ReactNode } from 'react'
import styles from './missing.module.css'

/** A dash in the place of figures, and why they are not known. */
export function Missing({ children }: { children: ReactNode }) {
  return <p className={styles.missing}>– {children}</p>
}
