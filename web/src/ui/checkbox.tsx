import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './checkbox.module.css'

interface CheckboxProps {
  readonly name: string
  readonly checked: boolean
  readonly onCheck: (checked: boolean) => void
  readonly disabled?: boolean
  readonly required?: boolean
  readonly error?: string | null | undefined
  readonly id?: string
  readonly children: ReactNode
}

export function Checkbox(props: CheckboxProps) {
  const { name, checked, onCheck, disabled, required, error, children } = props
  const id = useId()
  return (
    <div>
      <label className={`flex middle snug target pointer ${styles.row}`}>
        <input
          type="checkbox"
          id={props.id}
          className={`rigid grid edged round-small raised ${styles.box}`}
          name={name}
          checked={checked}
          disabled={disabled}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onCheck(event.target.checked)}
        />
        <span>{children}</span>
      </label>
      <p className={`small bold loss ${styles.error}`} id={`${id}-error`} role="alert" hidden={!error}>
        {error}
      </p>
    </div>
  )
}
