import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { Field, fieldDescription } from './field.tsx'
import styles from './field.module.css'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'maxLength'> {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | null | undefined
  readonly maxLength: number
  /** How many characters are there; they are counted beneath where this is given. */
  readonly length?: number | undefined
}

export function TextArea({ label, hint, error, maxLength, length, rows = 4, ...rest }: TextAreaProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={`flex middle target edged round raised clipped ${styles.box}`}>
        <textarea
          {...rest}
          id={id}
          rows={rows}
          maxLength={maxLength}
          className={`block full medium ${styles.area}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={fieldDescription(id, hint, error)}
        />
      </div>
      {length === undefined ? null : (
        <p className="quiet figure to-end">
          {length} of {maxLength} characters
        </p>
      )}
    </Field>
  )
}
