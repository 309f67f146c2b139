import type { ReactNode } from 'react'
import { useReadonly } from '../model/calculator-store.ts'
import styles from './section.module.css'

/** Fields to fill in; of a calculation that is for reading only they show what it holds. Source: decisions section 3, "Lapsed premium". */
export function Editable({ children }: { children: ReactNode }) {
  const readonly = useReadonly()
  return (
    <fieldset role="none" className={styles.editable} disabled={readonly}>
      {children}
    </fieldset>
  )
}
