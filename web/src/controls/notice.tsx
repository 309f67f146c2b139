import type { ReactNode } from 'react'
import styles from './notice.module.css'

/** A sentence that the person should not miss, in its place on the page. */
export function Notice({ children, look = 'info' }: { children: ReactNode; look?: 'info' | 'warning' | 'problem' }) {
  return (
    <div className={`${styles.notice} ${styles[look]}`} role={look === 'problem' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
