import type { ReactNode } from 'react'
import styles from './notice.module.css'

interface NoticeProps {
  readonly children: ReactNode
  readonly look?: 'info' | 'warning' | 'problem'
  /** Whether a screen reader announces it; false when something else is announced already. */
  readonly announced?: boolean
}

export function Notice({ children, look = 'info', announced = true }: NoticeProps) {
  const role = look === 'problem' ? 'alert' : 'status'
  return (
    <div className={`${styles.notice} ${styles[look]}`} role={announced ? role : undefined}>
      {children}
    </div>
  )
}
