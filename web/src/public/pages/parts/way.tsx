import type { ReactNode } from 'react'
import button from '../../../ui/button.module.css'

interface WayProps {
  readonly to: string
  readonly look?: 'primary' | 'secondary' | 'quiet'
  readonly children: ReactNode
}

/** A link that leads on like a button, on a page that is not the application's. */
export function Way({ to, look = 'secondary', children }: WayProps) {
  return (
    <a href={to} className={`${button.button} ${button[look]}`}>
      {children}
    </a>
  )
}
