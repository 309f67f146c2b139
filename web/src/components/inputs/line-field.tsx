import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import type { LinePath } from '@homeyield/domain/calculation/input-path'
import { fieldAt } from '@homeyield/domain/fields/field-at'
import type { ReactNode } from 'react'
import { TextField } from '../../ui/text-field.tsx'
import { useInput } from './input-form.ts'

interface LineFieldProps {
  readonly name: LinePath
  /** Instead of the row's. */
  readonly label?: ReactNode
  /** What counts without text. */
  readonly placeholder?: string
}

/** Text of one line, such as the name of a loan. */
export function LineField({ name, label, placeholder }: LineFieldProps) {
  const row = fieldAt(CALCULATION_FIELDS, name)
  if (row?.kind !== 'line') throw new Error(`${name} is no line of text`)
  const { value, problem, readonly, setValue } = useInput(name)
  return (
    <TextField
      name={name}
      label={label ?? row.label}
      placeholder={placeholder}
      value={typeof value === 'string' ? value : ''}
      error={problem ?? undefined}
      disabled={readonly}
      maxLength={row.longest}
      autoComplete="off"
      onChange={({ target }) => setValue(target.value || null)}
    />
  )
}
