import type { ReactNode, Ref } from 'react'
import buttonStyles from './button.module.css'
import styles from './file-button.module.css'

interface FileButtonProps {
  /** The types that may be picked, such as image/png,image/jpeg. */
  readonly accept: string
  readonly onPick: (file: File) => void
  readonly disabled?: boolean
  readonly invalid?: boolean
  readonly describedBy?: string | undefined
  readonly ref?: Ref<HTMLInputElement>
  readonly children: ReactNode
}

/** Picks a file: the browser's own field, looking like our buttons. The same file can be picked again. */
export function FileButton({ accept, onPick, disabled, invalid, describedBy, ref, children }: FileButtonProps) {
  return (
    <label
      className={`${buttonStyles.button} ${buttonStyles.secondary} ${styles.label}`}
      data-disabled={disabled || undefined}
    >
      <input
        ref={ref}
        type="file"
        className={styles.input}
        accept={accept}
        disabled={disabled}
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
