import { useId, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { Field, fieldDescription } from './field.tsx'
import styles from './field.module.css'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

export function TextField({ label, hint, error, type = 'text', ...rest }: TextFieldProps) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const secret = type === 'password'
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className={`flex middle target edged round raised clipped ${styles.box}`}>
        <input
          {...rest}
          id={id}
          type={secret && shown ? 'text' : type}
          className={`grows full shrinks medium ${styles.input}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={fieldDescription(id, hint, error)}
        />
        {secret ? (
          <button
            type="button"
            className={`rigid accent small bold ${styles.reveal}`}
            aria-pressed={shown}
            aria-label="Show password"
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Hide' : 'Show'}
          </button>
        ) : null}
      </div>
    </Field>
  )
}
