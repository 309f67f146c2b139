import { useId } from 'react'
import type { ReactNode } from 'react'
import { Field, fieldDescription } from './field.tsx'
import styles from './field.module.css'

interface SelectFieldProps<Value extends string> {
  readonly label: ReactNode
  readonly value: Value
  readonly options: readonly (readonly [value: Value, label: string])[]
  readonly onChoice: (value: Value) => void
  readonly disabled?: boolean
  readonly changed?: boolean
  readonly hint?: ReactNode
  readonly error?: string | null | undefined
}

export function SelectField<Value extends string>({
  label,
  value,
  options,
  onChoice,
  disabled,
  changed,
  hint,
  error,
}: SelectFieldProps<Value>) {
  const id = useId()
  const choose = (given: string) => {
    const chosen = options.find(([option]) => option === given)
    if (chosen !== undefined) onChoice(chosen[0])
  }
  return (
    <Field id={id} label={label} hint={hint} error={error} changed={changed}>
      <div className={`flex middle target edged round raised clipped ${styles.box}`}>
        <select
          id={id}
          className={`grows full shrinks raised medium inherits ${styles.select}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={fieldDescription(id, hint, error)}
          value={value}
          disabled={disabled}
          onChange={({ target }) => choose(target.value)}
        >
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      </div>
    </Field>
  )
}
