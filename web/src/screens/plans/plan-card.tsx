import { useId } from 'react'
import type { ReactNode } from 'react'
import { Card } from '../../controls/card.tsx'
import { Tag } from '../../controls/tag.tsx'
import { StreetPicture } from '../../parts/street-picture.tsx'
import styles from './plan-card.module.css'
import type { Feature } from './plan-features.ts'

interface PlanCardProps {
  readonly name: string
  readonly premium?: boolean
  /** Whether the person has it. */
  readonly yours: boolean
  readonly price: string
  /** What the price is for. */
  readonly per: string
  readonly terms: string
  readonly featuresLabel: string
  readonly features: readonly Feature[]
  /** What can be done about it. */
  readonly children: ReactNode
}

/** A plan: what it costs, what can be done about it, and what it gives. */
export function PlanCard({
  name,
  premium = false,
  yours,
  price,
  per,
  terms,
  featuresLabel,
  features,
  children,
}: PlanCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.plan}>
      <Card className={premium ? `${styles.card} ${styles.premium}` : styles.card}>
        <StreetPicture lit={premium ? 'street' : 'one'} />
        <div className={styles.inside}>
          <div className={styles.cost}>
            <div className={styles.head}>
              <h2 id={id}>{name}</h2>
              {yours ? <Tag look={premium ? 'amber' : 'accent'}>Your plan</Tag> : null}
            </div>
            <p className={styles.price}>
              <span className={`figure ${styles.amount}`}>{price}</span> <span className={styles.per}>{per}</span>
            </p>
            <p className={styles.terms}>{terms}</p>
          </div>
          <div className={styles.actions}>{children}</div>
          <div className={styles.gives}>
            <h3 id={`${id}-features`} className={styles.heading}>
              {featuresLabel}
            </h3>
            <ul className={styles.features} aria-labelledby={`${id}-features`}>
              {features.map(({ name: feature, detail }) => (
                <li key={feature}>
                  <span className={styles.feature}>{feature}</span>
                  {detail ? <span className={styles.detail}>{detail}</span> : null}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Card>
    </section>
  )
}
