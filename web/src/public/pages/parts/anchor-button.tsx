import type { ReactNode } from 'react'
import button from '../../../ui/button.module.css'

interface AnchorButtonProps {
  readonly to: string
  readonly look?: 'primary' | 'secondary' | 'quiet'
  readonly children: ReactNode
}

export function AnchorButton({ to, look = 'secondary', children }: AnchorButtonProps) {
  return (
    <a href={to} className={`${button.button} ${button[look]}`}>
      {children}
    </a>
  )
}
