import type { ReactNode } from 'react'
import styles from './card.module.css'

export function Card({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={className ? `${styles.card} ${className}` : styles.card}>{children}</div>
}
