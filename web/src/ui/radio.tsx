import type { ReactNode } from 'react'
import styles from './checkbox.module.css'

interface RadioProps {
  /** Of all radios of its group. */
  readonly name: string
  readonly value: string
  readonly checked: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** One of several answers of a line each. RadioGroup has short ones side by side. */
export function Radio({ name, value, checked, onChoose, children }: RadioProps) {
  return (
    <label className="flex middle snug target pointer">
      <input
        type="radio"
        className={`rigid grid edged circle raised ${styles.box} ${styles.dot}`}
        name={name}
        value={value}
        checked={checked}
        onChange={onChoose}
      />
      <span>{children}</span>
    </label>
  )
}
