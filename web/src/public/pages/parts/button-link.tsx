import type { ReactNode } from 'react'
import button from '../../../ui/button.module.css'

interface ButtonLinkProps {
  readonly to: string
  readonly look?: 'primary' | 'secondary' | 'quiet'
  readonly children: ReactNode
}

/** A link that leads on like a button, on a page that is not the application's. */
export function ButtonLink({ to, look = 'secondary', children }: ButtonLinkProps) {
  return (
    <a href={to} className={`${button.button} ${button[look]}`}>
      {children}
    </a>
  )
}
