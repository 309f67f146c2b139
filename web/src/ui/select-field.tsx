import { useId } from 'react'
import { Field } from './field.tsx'
import styles from './field.module.css'

interface SelectFieldProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly (readonly [value: Value, label: string])[]
  readonly onChoice: (value: Value) => void
}

export function SelectField<Value extends string>({ label, value, options, onChoice }: SelectFieldProps<Value>) {
  const id = useId()
  const choose = (given: string) => {
    const chosen = options.find(([option]) => option === given)
    if (chosen !== undefined) onChoice(chosen[0])
  }
  return (
    <Field id={id} label={label}>
      <div className={styles.box}>
        <select id={id} className={styles.select} value={value} onChange={({ target }) => choose(target.value)}>
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
