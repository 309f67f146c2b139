import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import type { ChoicePath } from '@homeyield/domain/calculation/input-path'
import { fieldAt } from '@homeyield/domain/fields/field-at'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useInput } from './input-form.ts'

interface ChoiceFieldProps {
  readonly name: ChoicePath
  /** Instead of the row's label. */
  readonly label?: string
  /** Instead of the row's words of options. */
  readonly labels?: Readonly<Record<string, string>>
  readonly hint?: string | undefined
  /** What is shown, where it follows from more than its own value. */
  readonly value?: string
  /** The words of no option, in a list. */
  readonly none?: string
  /** Whether the options are in a list that opens. */
  readonly list?: boolean
}

export function ChoiceField({ name, label, labels, hint, value, none, list = false }: ChoiceFieldProps) {
  const row = fieldAt(CALCULATION_FIELDS, name)
  if (row?.kind !== 'choice') throw new Error(`${name} is no choice`)
  const { value: given, readonly, changed, setValue } = useInput(name)
  const words = { ...row.labels, ...labels }
  const shared = {
    label: label ?? row.label,
    value: value ?? (typeof given === 'string' ? given : (row.default ?? '')),
    disabled: readonly,
    changed,
  }
  if (list) {
    const options = row.options.map((option) => [option, words[option] ?? option] as const)
    const offered = none === undefined ? options : [['', none] as const, ...options]
    return (
      <SelectField
        {...shared}
        hint={hint}
        options={offered}
        onChoice={(chosen) => setValue(chosen === '' ? null : chosen)}
      />
    )
  }
  const options = row.options.map((option) => ({ value: option, label: words[option] ?? option }))
  return <RadioGroup {...shared} name={name} options={options} onChoice={(chosen) => setValue(chosen)} />
}
