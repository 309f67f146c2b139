import type { ReactNode } from 'react'
import { UpgradeLink } from '../../../components/upgrade-link.tsx'
import styles from './premium-section.module.css'
import { Section } from './section.tsx'

interface PremiumSectionProps {
  readonly name: 'market-trends' | 'property-information'
  readonly title: string
  readonly premium: boolean
  /** What Premium sees. */
  readonly children: ReactNode
}

/** A section that Premium opens: its heading and the tag for everybody else. Source: specification section 2. */
export function PremiumSection({ name, title, premium, children }: PremiumSectionProps) {
  if (premium) {
    return (
      <Section name={name} title={title}>
        {children}
      </Section>
    )
  }
  return (
    <section className={styles.locked}>
      <h2>{title}</h2>
      <UpgradeLink className={styles.upgrade} />
    </section>
  )
}
