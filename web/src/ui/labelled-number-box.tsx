import { useId } from 'react'
import type { ReactNode } from 'react'
import { Field, fieldDescription } from './field.tsx'
import styles from './field.module.css'
import { NumberBox } from './number-box.tsx'
import type { NumberBoxProps } from './number-box.tsx'

interface LabelledNumberBoxProps<Name extends string> extends Omit<NumberBoxProps<Name>, 'id' | 'label'> {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly changed?: boolean
  readonly error?: string | null | undefined
  /** Where the label is: over the box, on one line with it, or on one line only where fields are in one column. */
  readonly look?: 'over' | 'line' | 'narrow-line' | undefined
  /** Whether the hint is beside the box where fields are in two columns. */
  readonly hintBeside?: boolean | undefined
}

export function LabelledNumberBox<Name extends string>({
  label,
  hint,
  error,
  look = 'over',
  hintBeside = false,
  changed,
  ...box
}: LabelledNumberBoxProps<Name>) {
  const id = useId()
  const classNames = [look === 'over' ? null : `middle ${styles.oneLine}`, look === 'narrow-line' ? styles.over : null]
  const className = [...classNames, hintBeside ? styles.hintBeside : null].filter(Boolean).join(' ')
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className} changed={changed}>
      <NumberBox {...box} id={id} invalid={Boolean(error)} describedBy={fieldDescription(id, hint, error)} />
    </Field>
  )
}
