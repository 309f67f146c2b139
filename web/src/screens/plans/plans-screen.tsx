import { PREMIUM_PRICE_PER_MONTH } from '@homeyield/domain/membership/allowances'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { Notice } from '../../controls/notice.tsx'
import { Screen } from '../../frame/screen.tsx'
import { CHECKOUT_LEFT, paths, signUpPath } from '../../paths.ts'
import { accountQuery } from '../../requests/queries.ts'
import { useConfig } from '../../requests/use-config.ts'
import { useSignedIn } from '../../session/session.ts'
import { PlanCard } from './plan-card.tsx'
import { FREE_FEATURES, PREMIUM_FEATURES } from './plan-features.ts'
import styles from './plans-screen.module.css'
import { BillingFacts } from './billing-facts.tsx'
import { FreeActions } from './free-actions.tsx'
import { GetPremiumLinks } from './get-premium-links.tsx'
import { LateMemberActions } from './late-member-actions.tsx'

/** Waits for what only members see of the plans. */
export const membersReady = LateMemberActions.ready

/** The two plans, for a visitor and for every kind of member. Source: specification sections 1 and 2. */
export function PlansScreen() {
  const signedIn = useSignedIn()
  const [search] = useSearchParams()
  const { data: account } = useQuery({ ...accountQuery, enabled: signedIn })
  const { plan_price = PREMIUM_PRICE_PER_MONTH } = useConfig()
  const price = `$${plan_price.toFixed(2)}`
  const professional = search.get('professional') === 'true'
  const leftCheckout = search.get('referrer') === CHECKOUT_LEFT && signedIn && account?.premium !== true
  return (
    <Screen heading="Plans" width="wide">
      <p className={styles.lead}>Weigh up one home for free. Go Premium to compare as many as you like.</p>
      {leftCheckout ? (
        <Notice>You left the checkout before paying. Nothing was charged, and nothing has changed.</Notice>
      ) : null}
      <div className={styles.plans}>
        <PlanCard
          name="Free"
          yours={signedIn && account?.premium === false}
          price="$0"
          per="for as long as you like"
          terms="No card, no trial period."
          featuresLabel="What Free gives you"
          features={FREE_FEATURES}
        >
          {signedIn ? (
            <LateMemberActions plan="free" height="44px" withCoupon={false} />
          ) : (
            <FreeActions to={signUpPath({ professional })} />
          )}
        </PlanCard>
        <PlanCard
          premium
          name="Premium"
          yours={signedIn && account?.premium === true}
          price={price}
          per="a month, GST included"
          terms="Billed monthly. Renews automatically. Cancel any time."
          featuresLabel="Everything in Free, and"
          features={PREMIUM_FEATURES}
        >
          {signedIn ? (
            <LateMemberActions plan="premium" height="96px" withCoupon={search.get('coupon') === 'true'} />
          ) : (
            <GetPremiumLinks professional={professional} />
          )}
        </PlanCard>
      </div>
      <BillingFacts price={price} />
      <p className={styles.legal}>
        The whole of it stands in the <Link to={paths.termsAndConditions}>Terms and Conditions</Link>.
      </p>
    </Screen>
  )
}
