import { useId } from 'react'
import { Field } from '../../../ui/field.tsx'
import styles from './loans.module.css'

interface LoanChoiceProps {
  readonly names: readonly string[]
  /** Null for all loans. */
  readonly chosen: number | null
  readonly onChoice: (chosen: number | null) => void
}

export function LoanChoice({ names, chosen, onChoice }: LoanChoiceProps) {
  const id = useId()
  return (
    <Field id={id} label="Loan">
      <select
        id={id}
        className={styles.select}
        value={chosen ?? ''}
        onChange={({ target }) => onChoice(target.value === '' ? null : Number(target.value))}
      >
        <option value="">All loans</option>
        {Array.from(names, (name, index) => (
          <option key={index} value={index}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  )
}
