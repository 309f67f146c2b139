import type { ReactNode } from 'react'
import { Disclosure } from '../../../controls/disclosure.tsx'
import { UpgradeLink } from '../../../frame/upgrade-link.tsx'
import { setSectionOpen, useSectionOpen } from '../open-sections.ts'
import styles from './premium-section.module.css'

interface PremiumSectionProps {
  readonly name: 'market-trends' | 'property-information'
  readonly title: string
  readonly premium: boolean
  /** What Premium sees; it is not made before the section is open. */
  readonly children: ReactNode
}

/** A section that Premium opens: its heading and the tag for everybody else. Source: specification section 2. */
export function PremiumSection({ name, title, premium, children }: PremiumSectionProps) {
  const open = useSectionOpen(name)
  if (premium) {
    return (
      <Disclosure title={title} open={open} onToggle={(opened) => setSectionOpen(name, opened)}>
        {open ? children : null}
      </Disclosure>
    )
  }
  return (
    <section className={styles.locked}>
      <h2>{title}</h2>
      <UpgradeLink className={styles.upgrade} />
    </section>
  )
}
