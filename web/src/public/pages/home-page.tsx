import { HeroCard } from '../hero/hero-card.tsx'
import { HomePicture } from '../illustrations/home-picture.tsx'
import { Street } from '../illustrations/street.tsx'
import type { Audience, PageProps } from '../page-props.ts'
import { publicAddress } from '../public-address.ts'
import { PREMIUM_PRICE, PRODUCT_NAME } from '../../placeholders.ts'
import { SignUpBox } from '../sign-up-box.tsx'
import { paths, signUpPath } from '../../paths.ts'
import styles from './home-page.module.css'
import { AudiencePanels } from './parts/audience-panels.tsx'
import page from './parts/page.module.css'
import { PeopleSections } from './parts/people.tsx'
import { ProductScreens } from './parts/product-screens.tsx'
import { Proofs } from './parts/proofs.tsx'
import { AnchorButton } from './parts/anchor-button.tsx'
import { PlaceBox } from './rents/place-box.tsx'

const WORDS: Readonly<Record<Audience, { readonly claim: string; readonly lead: string; readonly signUp: string }>> = {
  buyer: {
    claim: 'What would it rent for, and does it wash its face?',
    lead: `${PRODUCT_NAME} tells you what a New Zealand home would rent for, what it would cost you to own, and what it yields. For people who buy or invest in homes, or advise those who do.`,
    signUp: 'Try it on a real address',
  },
  professional: {
    claim: 'The rent you stand by, with the evidence beside it',
    lead: `${PRODUCT_NAME} is for property managers, salespeople, advisers and brokers: market rents from tenancy bonds, your own estimate with its reason, costs and yield to the dollar, and an assessment in your client’s inbox.`,
    signUp: 'Send your first assessment',
  },
}

/** The landing page. */
export function HomePage({ audience, withExamples }: PageProps) {
  const professional = audience === 'professional'
  const { claim, lead, signUp } = WORDS[audience]
  return (
    <div className={`grid centre ${page.page}`}>
      <div className={`stack apart ${styles.first}`}>
        <div className={`stack packed ${styles.words}`}>
          <p className="small bold accent">
            {professional ? 'For property professionals in New Zealand' : 'Rent, cost and yield of New Zealand homes'}
          </p>
          <h1 className={`heavy ${page.claim}`}>{claim}</h1>
          <p className={`prose pale ${page.lead}`}>{lead}</p>
          <PlaceBox />
          <p className={`flex wrap snug ${page.actions}`}>
            <AnchorButton to={signUpPath({ professional })} look="primary">
              Start free
            </AnchorButton>
            <AnchorButton to={publicAddress(paths.plans, audience)}>See the plans</AnchorButton>
          </p>
          <p className="quiet">Free needs no card. Premium is {PREMIUM_PRICE} a month, GST included.</p>
          <div className={styles.picture}>
            <HomePicture />
          </div>
        </div>
        <HeroCard />
      </div>
      <AudiencePanels />
      <ProductScreens audience={audience} />
      <Proofs />
      <PeopleSections withExamples={withExamples} />
      <section aria-labelledby="sign-up" className={`stack round-large wash ${page.end}`}>
        <div className="stack tight">
          <h2 id="sign-up">{signUp}</h2>
          <p className={`prose pale ${page.quiet}`}>
            A free account covers the market rents of one area and one saved calculation. You choose a password on the
            next page. Property data is updated monthly.
          </p>
        </div>
        <SignUpBox audience={audience} />
      </section>
      <div className={`${page.wide} ${styles.street}`}>
        <Street />
      </div>
    </div>
  )
}
