import type { ReactNode } from 'react'
import type { ExampleResult, ExampleSum } from './examples.ts'
import styles from './how-it-works.module.css'

interface WorkedProps extends ExampleResult {
  readonly children?: ReactNode
}

/** A figure with its result, its formula, and the sum with the example's numbers. */
export function Worked({ working, answer, title = working.title, children }: WorkedProps) {
  return (
    <div className={`stack snug ${styles.worked}`}>
      <h3>
        {title} <span className={`figure heavy narrow dense ${styles.answer}`}>{answer}</span>
      </h3>
      {children}
      <Sum formula={working.formula} steps={working.steps} />
      <p className="quiet">{working.note}</p>
    </div>
  )
}

/** The lines of a sum, below its formula if there is one. */
export function Sum({ formula, steps }: ExampleSum) {
  const lines = (
    <ul className="figure last-bold">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  )
  if (formula === undefined) return lines
  return (
    <div className="stack tight card pad breaks marked">
      <p className="pale">{formula}</p>
      {lines}
    </div>
  )
}
