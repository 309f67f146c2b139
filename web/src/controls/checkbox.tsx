import type { ReactNode } from 'react'
import styles from './checkbox.module.css'

interface CheckboxProps<Name extends string> {
  readonly name: Name
  readonly checked: boolean
  readonly onCheck: (name: Name, checked: boolean) => void
  readonly children: ReactNode
}

/** A tick box with its words. */
export function Checkbox<Name extends string>({ name, checked, onCheck, children }: CheckboxProps<Name>) {
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        className={styles.box}
        name={name}
        checked={checked}
        onChange={(event) => onCheck(name, event.target.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
