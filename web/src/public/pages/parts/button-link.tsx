import type { ReactNode } from 'react'
import button from '../../../ui/button.module.css'

interface ButtonLinkProps {
  readonly to: string
  readonly look?: 'primary' | 'secondary' | 'quiet'
  readonly children: ReactNode
}

export function ButtonLink({ to, look = 'secondary', children }: ButtonLinkProps) {
  return (
    <a href={to} className={`${button.button} ${button[look]}`}>
      {children}
    </a>
  )
}
