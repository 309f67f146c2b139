import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Disclosure } from '../../../controls/disclosure.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { withPremiumPopup } from '../../../paths.ts'
import { rememberTarget } from '../../../session/target.ts'
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
  const { pathname, search } = useLocation()
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
      <Link
        to={withPremiumPopup(pathname) + search}
        state={{ openedHere: true }}
        className={styles.upgrade}
        preventScrollReset
        onClick={() => rememberTarget(pathname + search)}
      >
        <Tag look="amber">Upgrade to Premium</Tag>
      </Link>
    </section>
  )
}
