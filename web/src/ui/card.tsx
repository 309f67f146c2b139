import type { ReactNode } from 'react'

export function Card({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={`card shadow shrinks ${className ?? ''}`}>{children}</div>
}
