import type { ReactNode } from 'react'
import type { Working } from '@homeyield/domain/figures/workings/working'
import styles from './how-it-works.module.css'

interface WorkedProps {
  readonly working: Working
  readonly answer: string
  /** Instead of the working's own title. */
  readonly title?: string
  readonly children?: ReactNode
  readonly after?: ReactNode
}

/** A figure with its result, its formula, and the sum with the example's numbers. */
export function Worked({ working, answer, title = working.title, children, after }: WorkedProps) {
  return (
    <div className={styles.worked}>
      <h3>
        {title} <span className={`${styles.answer} figure`}>{answer}</span>
      </h3>
      {children}
      <div className={`stack tight ${styles.sum}`}>
        <p className={styles.formula}>{working.formula}</p>
        <ul className="figure">
          {working.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </div>
      {after}
      <p className="quiet">{working.note}</p>
    </div>
  )
}
