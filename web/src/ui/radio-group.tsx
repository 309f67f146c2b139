import { useId } from 'react'
import styles from './radio-group.module.css'

interface Option<Value extends string> {
  readonly value: Value
  readonly label?: string
}

interface RadioGroupProps<Value extends string> {
  readonly name: string
  readonly label: string
  readonly value: Value
  readonly options: readonly Option<Value>[]
  readonly onChoice: (value: Value) => void
  readonly disabled?: boolean
  readonly changed?: boolean
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { name, label, value, options, onChoice, disabled, changed } = props
  const id = useId()
  return (
    <fieldset className={`grid wide middle ${styles.field}`} disabled={disabled}>
      <legend className={styles.legend} data-changed={changed || undefined}>
        {label}
      </legend>
      <div className={`grid edged round raised clipped ${styles.segments}`}>
        {options.map((option) => (
          <label key={option.value} className={`relative grid ${styles.segment}`}>
            <input
              type="radio"
              className={`covering pointer ${styles.radio}`}
              name={`${id}-${name}`}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoice(option.value)}
            />
            <span className={`grid centred text-centre small dense ${styles.words}`}>
              {option.label ?? option.value}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
