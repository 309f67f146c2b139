import { type ReactNode, useId } from 'react'
import { Card } from '../../../ui/card.tsx'
import styles from './composer.module.css'

export function ComposerPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <Card>
      <section className={`stack pad ${styles.part}`} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        {children}
      </section>
    </Card>
  )
}
