import type { ReactNode } from 'react'
import { useReadonly } from '../model/calculator-store.ts'
import styles from './section.module.css'

interface EditableProps {
  /** Whether its fields are in two columns where they fit. */
  readonly columns?: boolean
  readonly children: ReactNode
}

/** Fields, disabled in a read-only calculation. */
export function Editable({ columns = false, children }: EditableProps) {
  const readonly = useReadonly()
  return (
    <fieldset
      role="none"
      className={columns ? `grid top shrinks ${styles.columns}` : styles.editable}
      disabled={readonly}
    >
      {children}
    </fieldset>
  )
}
