import { PREMIUM_PRICE_PER_MONTH } from '@homeyield/domain/membership/allowances'
import { Card } from '../../controls/card.tsx'
import { LinkButton } from '../../controls/link-button.tsx'
import { Notice } from '../../controls/notice.tsx'
import { Screen } from '../../frame/screen.tsx'
import { paths } from '../../paths.ts'
import { useConfig } from '../../requests/use-config.ts'
import { useSignedIn } from '../../session/session.ts'
import styles from './plans-screen.module.css'

const FREE = [
  'Rental estimates for one property',
  'Mortgage payments and interest',
  'Every expense, year by year',
  'Profit, gross and net yield',
  'One saved calculation',
]

const PREMIUM = ['Everything in Free', 'As many properties as you like', 'As many saved calculations as you like']

/** The two plans. Source: specification sections 1 and 2. */
export function PlansScreen() {
  const signedIn = useSignedIn()
  const { plan_price = PREMIUM_PRICE_PER_MONTH } = useConfig()
  return (
    <Screen heading="Plans" width="wide">
      <div className={styles.plans}>
        <Card className={styles.plan}>
          <h2>Free</h2>
          <p className={styles.price}>
            <span className={`figure ${styles.amount}`}>$0</span>
          </p>
          <Features of={FREE} />
          {signedIn ? (
            <LinkButton look="primary" to={paths.calculator}>
              Go to Calculator
            </LinkButton>
          ) : (
            <LinkButton look="primary" to={`${paths.signUp}?referrer=freesignup`}>
              Get Free
            </LinkButton>
          )}
        </Card>
        <Card className={styles.plan}>
          <h2>Premium</h2>
          <p className={styles.price}>
            <span className={`figure ${styles.amount}`}>${plan_price.toFixed(2)}</span> a month, GST included
          </p>
          <Features of={PREMIUM} />
          <Notice>Premium cannot be bought here yet.</Notice>
        </Card>
      </div>
    </Screen>
  )
}

function Features({ of }: { of: readonly string[] }) {
  return (
    <ul className={styles.features}>
      {of.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  )
}
