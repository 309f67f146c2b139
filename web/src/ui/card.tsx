import type { ReactNode } from 'react'
import styles from './card.module.css'

export function Card({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <div
      className={className ? `card shadow shrinks ${styles.card} ${className}` : `card shadow shrinks ${styles.card}`}
    >
      {children}
    </div>
  )
}
