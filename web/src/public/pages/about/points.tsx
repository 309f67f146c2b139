import type { ReactNode } from 'react'
import { readSections } from '../../texts/section.tsx'
import styles from './about.module.css'

interface PointsProps {
  readonly title: string
  /** A section with a list for each column. */
  readonly children: ReactNode
}

export function Points({ title, children }: PointsProps) {
  return (
    <section className="stack loose">
      <h2>{title}</h2>
      <div className="stack panels">
        {readSections(children).map((column) => (
          <div
            key={column.title}
            className={`stack packed pad-wide outlined round-large raised dashes ${styles.column}`}
          >
            <h3 className="large">{column.title}</h3>
            {column.body}
          </div>
        ))}
      </div>
    </section>
  )
}
