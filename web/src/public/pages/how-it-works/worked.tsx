import type { ReactNode } from 'react'
import type { Working } from '../../../screens/calculator/workings.ts'
import styles from './how-it-works.module.css'

interface WorkedProps {
  readonly working: Working
  /** Instead of the working's own title. */
  readonly title?: string
  /** What it is, before the sum. */
  readonly children?: ReactNode
}

/** A figure: what it is, its formula, and the sum with the example's numbers, as the calculator opens it. */
export function Worked({ working, title = working.title, children }: WorkedProps) {
  return (
    <div className={styles.worked}>
      <h3>{title}</h3>
      {children}
      <div className={styles.sum}>
        <p className={styles.formula}>{working.formula}</p>
        <ul className="figure">
          {working.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </div>
      <p className={styles.note}>{working.note}</p>
    </div>
  )
}
