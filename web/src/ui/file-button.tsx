import type { ReactNode, Ref } from 'react'
import buttonStyles from './button.module.css'
import styles from './file-button.module.css'

interface FileButtonProps {
  /** Accepted types, such as image/png,image/jpeg. */
  readonly accept: string
  readonly onPick: (file: File) => void
  readonly disabled?: boolean
  /** Presses do nothing, and the focus stays. */
  readonly busy?: boolean
  readonly invalid?: boolean
  readonly describedBy?: string | undefined
  readonly ref?: Ref<HTMLInputElement>
  readonly children: ReactNode
}

/** A native file input that looks like a button. The same file can be chosen again. */
export function FileButton({
  accept,
  onPick,
  disabled = false,
  busy = false,
  invalid,
  describedBy,
  ref,
  children,
}: FileButtonProps) {
  return (
    <label
      className={`relative pointer rings ${buttonStyles.button} ${buttonStyles.secondary} ${styles.label}`}
      data-disabled={disabled || busy || undefined}
    >
      <input
        ref={ref}
        type="file"
        className={`covering ${styles.input}`}
        accept={accept}
        disabled={disabled}
        aria-disabled={busy || undefined}
        onClick={(event) => {
          if (busy) event.preventDefault()
        }}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) onPick(file)
        }}
      />
      {children}
    </label>
  )
}
