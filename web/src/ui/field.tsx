import type { ReactNode } from 'react'
import styles from './field.module.css'

interface FieldProps {
  readonly id: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | null | undefined
  readonly className?: string | undefined
  readonly short?: boolean | undefined
  /** Whether its figure is marked as another than before. */
  readonly changed?: boolean | undefined
  readonly children: ReactNode
}

/** A label over a control, with hint and error below. The control refers to these with `fieldDescription`. */
export function Field({ id, label, hint, error, className, short, changed, children }: FieldProps) {
  return (
    <div
      className={[`stack close packed shrinks ${styles.field}`, className].filter(Boolean).join(' ')}
      data-invalid={error ? '' : undefined}
      data-short={short ? '' : undefined}
    >
      <label id={`${id}-label`} className={`bold ${styles.label}`} htmlFor={id} data-changed={changed || undefined}>
        {label}
      </label>
      {children}
      {hint ? (
        <p className={`quiet ${styles.hint}`} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      <p className={`small bold loss ${styles.error}`} id={`${id}-error`} role="alert" hidden={!error}>
        {error}
      </p>
    </div>
  )
}

/** The ids of hint and error for `aria-describedby`. */
export function fieldDescription(id: string, hint: unknown, error: unknown): string | undefined {
  const ids = [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}
