import type { ReactNode } from 'react'
import styles from './tag.module.css'

export function Tag({ children, look = 'accent' }: { children: ReactNode; look?: 'accent' | 'amber' | 'quiet' }) {
  return <span className={`${styles.tag} ${styles[look]}`}>{children}</span>
}
