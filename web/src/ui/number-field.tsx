import { useId } from 'react'
import type { ReactNode } from 'react'
import { Field, fieldDescription } from './field.tsx'
import { NumberBox } from './number-box.tsx'
import type { NumberBoxProps } from './number-box.tsx'

interface NumberFieldProps<Name extends string> extends Omit<NumberBoxProps<Name>, 'id' | 'label'> {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | null | undefined
}

export function NumberField<Name extends string>({ label, hint, error, ...box }: NumberFieldProps<Name>) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <NumberBox {...box} id={id} invalid={Boolean(error)} describedBy={fieldDescription(id, hint, error)} />
    </Field>
  )
}
