import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import type { DatePath } from '@homeyield/domain/calculation/input-path'
import { fieldAt } from '@homeyield/domain/fields/field-at'
import { TextField } from '../../ui/text-field.tsx'
import { useInput } from './input-form.ts'

interface DateFieldProps {
  readonly name: DatePath
  /** Instead of the row's label. */
  readonly label?: string
  readonly hint?: string | undefined
  /** What counts without a day, shown while there is none. */
  readonly emptyHint?: string
}

export function DateField({ name, label, hint, emptyHint }: DateFieldProps) {
  const row = fieldAt(CALCULATION_FIELDS, name)
  if (row?.kind !== 'date') throw new Error(`${name} is no day`)
  const { value, problem, readonly, setValue } = useInput(name)
  const day = typeof value === 'string' ? value : ''
  return (
    <TextField
      type="date"
      name={name}
      label={label ?? row.label}
      hint={hint ?? (day === '' ? emptyHint : undefined)}
      value={day}
      error={problem ?? undefined}
      disabled={readonly}
      onChange={({ target }) => setValue(target.value || null)}
    />
  )
}
