import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'

interface LinkButtonProps extends ComponentProps<typeof Link> {
  readonly look?: 'primary' | 'secondary' | 'quiet'
}

export function LinkButton({ look = 'secondary', className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={[styles.button, styles[look], className].filter(Boolean).join(' ')} />
}
