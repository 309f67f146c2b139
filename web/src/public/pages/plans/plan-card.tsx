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
    <section aria-labelledby={plan} className="grid">
      <Card className={premium ? `grid clipped ${styles.card} ${styles.premium}` : `grid clipped ${styles.card}`}>
        <StreetPicture lit={premium ? 'street' : 'one'} />
        <div className="stack packed pad-wide">
          <div className="stack tight packed">
            <div className="row wide between">
              <h2 className="larger" id={plan}>
                {name}
              </h2>
              <span data-island={`${plan}-tag`} />
            </div>
            <p className="flex wrap baseline tight">
              <span className={`figure heavy dense ${styles.amount}`}>{price}</span> <span className="bold">{per}</span>
            </p>
            <p className="pale">{terms}</p>
          </div>
          <div className="stack snug packed" data-island={`${plan}-actions`}>
            <div className={styles.forVisitor}>{children}</div>
          </div>
          <div className="stack tight packed snug pad-top line-above">
            <h3 id={`${plan}-features`} className="quiet">
              {featuresLabel}
            </h3>
            <ul className={`stack snug packed ${styles.features}`} aria-labelledby={`${plan}-features`}>
              {features.map(({ name: feature, detail }) => (
                <li key={feature}>
                  <span className="bold">{feature}</span>
                  {detail ? <span className="quiet">{detail}</span> : null}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Card>
    </section>
  )
}
