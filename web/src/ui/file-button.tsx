import type { ReactNode, Ref } from 'react'
import buttonStyles from './button.module.css'
import styles from './file-button.module.css'

interface FileButtonProps {
  /** The types that may be picked, such as image/png,image/jpeg. */
  readonly accept: string
  readonly onPick: (file: File) => void
  readonly disabled?: boolean
  /** While true it takes no press, but stays focusable, so that a keyboard does not lose its place. */
  readonly busy?: boolean
  readonly invalid?: boolean
  readonly describedBy?: string | undefined
  readonly ref?: Ref<HTMLInputElement>
  readonly children: ReactNode
}

/** Picks a file: the browser's own field, looking like our buttons. The same file can be picked again. */
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
      className={`${buttonStyles.button} ${buttonStyles.secondary} ${styles.label}`}
      data-disabled={disabled || busy || undefined}
    >
      <input
        ref={ref}
        type="file"
        className={styles.input}
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
