import type { ComponentProps } from 'react'
import styles from './button.module.css'

type Look = 'primary' | 'secondary' | 'quiet' | 'danger'

interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: Look
  /** Shows that the action is running; further presses do nothing. */
  readonly busy?: boolean
}

/** A button. It can be focused while busy, so that the keyboard focus is not lost. */
export function Button({
  look = 'secondary',
  busy = false,
  type = 'button',
  className,
  'aria-disabled': ariaDisabled,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      aria-disabled={busy || rest.disabled || ariaDisabled || undefined}
      aria-busy={busy || undefined}
      className={[styles.button, styles[look], className].filter(Boolean).join(' ')}
      onClick={busy ? undefined : onClick}
    />
  )
}
