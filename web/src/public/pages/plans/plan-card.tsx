import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { StreetPicture } from '../../../components/street-picture.tsx'
import styles from './plan-card.module.css'
import type { Feature } from '../../../components/plan-features.ts'

interface PlanCardProps {
  readonly plan: 'free' | 'premium'
  readonly name: string
  readonly price: string
  /** What the price is for, such as a month. */
  readonly per: string
  readonly terms: string
  readonly featuresLabel: string
  readonly features: readonly Feature[]
  readonly children: ReactNode
}

/** A plan: its price, actions and features. Members' parts are rendered into its `data-island`s. */
export function PlanCard({ plan, name, price, per, terms, featuresLabel, features, children }: PlanCardProps) {
  const premium = plan === 'premium'
  return (
    <section aria-labelledby={plan} className={styles.plan}>
      <Card className={premium ? `${styles.card} ${styles.premium}` : styles.card}>
        <StreetPicture lit={premium ? 'street' : 'one'} />
        <div className={`stack ${styles.inside}`}>
          <div className={styles.cost}>
            <div className={styles.head}>
              <h2 id={plan}>{name}</h2>
              <span data-island={`${plan}-tag`} />
            </div>
            <p className={styles.price}>
              <span className={`figure ${styles.amount}`}>{price}</span> <span className={styles.per}>{per}</span>
            </p>
            <p className={styles.terms}>{terms}</p>
          </div>
          <div className={styles.actions} data-island={`${plan}-actions`}>
            <div className={styles.forVisitor}>{children}</div>
          </div>
          <div className={styles.gives}>
            <h3 id={`${plan}-features`} className={styles.heading}>
              {featuresLabel}
            </h3>
            <ul className={styles.features} aria-labelledby={`${plan}-features`}>
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
