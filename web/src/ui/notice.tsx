import type { ReactNode } from 'react'
import styles from './notice.module.css'

interface NoticeProps {
  readonly children: ReactNode
  readonly look?: 'info' | 'warning' | 'problem'
  /** Whether it is read out as it comes: not what is read out elsewhere. */
  readonly announced?: boolean
}

/** A sentence that the person should not miss, in its place on the page. */
export function Notice({ children, look = 'info', announced = true }: NoticeProps) {
  const role = look === 'problem' ? 'alert' : 'status'
  return (
    <div className={`${styles.notice} ${styles[look]}`} role={announced ? role : undefined}>
      {children}
    </div>
  )
}
