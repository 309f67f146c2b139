import { Screen } from '../../ui/screen.tsx'
import { paths, signUpPath } from '../../paths.ts'
import { PLANS_QUESTIONS } from '../content/questions.ts'
import type { PageProps } from '../page-props.ts'
import { PREMIUM_PRICE } from '../../placeholders.ts'
import { PublicLink } from '../public-link.tsx'
import { WhenTestPayments } from '../when-configured.tsx'
import { Questions } from './parts/questions.tsx'
import { AnchorButton } from './parts/anchor-button.tsx'
import { BillingFacts } from './plans/billing-facts.tsx'
import { PlanCard } from './plans/plan-card.tsx'
import { FREE_FEATURES, PREMIUM_FEATURES } from '../../components/plan-features.ts'
import page from './parts/page.module.css'
import styles from './plans/plans-page.module.css'
import { TestPaymentsNotice } from './plans/test-payments-notice.tsx'

/** The two plans. plans/member-plans.tsx replaces some parts for members. */
export function PlansPage({ audience }: PageProps) {
  const professional = audience === 'professional'
  return (
    <Screen heading="Plans" width="wide">
      <p className={`prose pale ${page.lead} ${styles.lead}`}>
        Weigh up one home for free. Go Premium to compare as many as you like.
      </p>
      <div data-island="left-checkout" className="unless-empty" />
      <div className={`stack loose ${styles.plans}`}>
        <PlanCard
          plan="free"
          name="Free"
          price="$0"
          per="for as long as you like"
          terms="No card, no trial period."
          featuresLabel="What Free gives you"
          features={FREE_FEATURES}
        >
          <AnchorButton to={signUpPath({ professional })}>Get Free</AnchorButton>
        </PlanCard>
        <PlanCard
          plan="premium"
          name="Premium"
          price={PREMIUM_PRICE}
          per="a month, GST included"
          terms="Billed monthly. Renews automatically. Cancel any time."
          featuresLabel="Everything in Free, and"
          features={PREMIUM_FEATURES}
        >
          <AnchorButton look="primary" to={signUpPath({ premium: true, professional })}>
            Get Premium
          </AnchorButton>
          <AnchorButton look="quiet" to={signUpPath({ premium: true, coupon: true, professional })}>
            Use a coupon code
          </AnchorButton>
          <WhenTestPayments>
            <TestPaymentsNotice />
          </WhenTestPayments>
        </PlanCard>
      </div>
      <BillingFacts price={PREMIUM_PRICE} />
      <Questions questions={PLANS_QUESTIONS} />
      <p className="quiet">
        <PublicLink to={paths.howItWorks}>How it works</PublicLink> shows every formula and every source of data;{' '}
        <PublicLink to={paths.aboutUs}>About</PublicLink> says what it is for. The full terms are in the{' '}
        <PublicLink to={paths.termsAndConditions}>Terms and Conditions</PublicLink>.
      </p>
    </Screen>
  )
}
