import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

interface PanelProps {
  /** The section's id, by which addresses and links name it. */
  readonly name: string
  readonly title: ReactNode
  readonly children: ReactNode
}

/** A section under its heading, always open. */
export function Panel({ name, title, children }: PanelProps) {
  return (
    <section className="card shadow" data-section={name} aria-labelledby={name}>
      <h2 className={styles.title} id={name} tabIndex={-1}>
        {title}
      </h2>
      <div className={`stack snug ${styles.body}`}>{children}</div>
    </section>
  )
}
