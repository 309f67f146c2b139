import type { ReactNode } from 'react'
import { readSections } from '../../texts/section.tsx'
import styles from './about.module.css'

interface StepsProps {
  readonly title: string
  /** A section for each step. */
  readonly children: ReactNode
}

export function Steps({ title, children }: StepsProps) {
  return (
    <section aria-labelledby="steps" className="stack loose">
      <h2 id="steps">{title}</h2>
      <ol className={`stack loose columns ${styles.steps}`}>
        {readSections(children).map((step, index) => (
          <li className="stack tight packed" key={step.title}>
            <span className="figure square circle wash heavy" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="large">{step.title}</h3>
            {step.body}
          </li>
        ))}
      </ol>
    </section>
  )
}
