import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import type { BooleanPath } from '@homeyield/domain/calculation/input-path'
import { fieldAt } from '@homeyield/domain/fields/field-at'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useInput } from './input-form.ts'

interface BooleanFieldProps {
  readonly name: BooleanPath
  /** After the words of the row. */
  readonly more?: string
  /** What counts while nothing is chosen, where that follows from something else. */
  readonly empty?: boolean
}

export function BooleanField({ name, more = '', empty = false }: BooleanFieldProps) {
  const row = fieldAt(CALCULATION_FIELDS, name)
  if (row?.kind !== 'boolean') throw new Error(`${name} is no boolean`)
  const { value, problem, readonly, setValue } = useInput(name)
  return (
    <Checkbox
      name={name}
      checked={typeof value === 'boolean' ? value : (row.default ?? empty)}
      disabled={readonly}
      error={problem}
      onCheck={(checked) => setValue(checked)}
    >
      {row.box ?? row.label}
      {more}
    </Checkbox>
  )
}
