import type { ComponentProps } from 'react'
import styles from './button.module.css'

type Look = 'primary' | 'secondary' | 'quiet' | 'danger'

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: Look
  /** While true the button shows that it works and takes no further press. */
  readonly busy?: boolean
}

/** A button. It stays focusable while busy, so that a keyboard does not lose its place. */
export function Button({
  look = 'secondary',
  busy = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      aria-disabled={busy || rest.disabled || undefined}
      aria-busy={busy || undefined}
      className={[styles.button, styles[look], className].filter(Boolean).join(' ')}
      onClick={busy ? undefined : onClick}
    />
  )
}
