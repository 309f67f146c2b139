import { useId } from 'react'
import type { ReactNode } from 'react'
import { Field, fieldDescription } from './field.tsx'
import styles from './field.module.css'
import { NumberBox } from './number-box.tsx'
import type { NumberBoxProps } from './number-box.tsx'

interface NumberFieldProps<Name extends string> extends Omit<NumberBoxProps<Name>, 'id' | 'label'> {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | null | undefined
  /** Whether the label is on one line with the box, instead of over it. */
  readonly oneLine?: boolean
}

export function NumberField<Name extends string>({
  label,
  hint,
  error,
  oneLine = false,
  ...box
}: NumberFieldProps<Name>) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error} className={oneLine ? styles.oneLine : undefined}>
      <NumberBox {...box} id={id} invalid={Boolean(error)} describedBy={fieldDescription(id, hint, error)} />
    </Field>
  )
}
