import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { describeQuestions } from './content/questions.ts'
import type { Audience, PageProps } from './page-props.ts'
import { AboutPage } from './pages/about-page.tsx'
import { HomePage } from './pages/home-page.tsx'
import { HowItWorksPage } from './pages/how-it-works-page.tsx'
import { PlansPage } from './pages/plans-page.tsx'
import { PrivacyPage } from './pages/privacy-page.tsx'
import { SupportPage } from './pages/support-page.tsx'
import { TermsPage } from './pages/terms-page.tsx'
import { PREMIUM_AMOUNT, PRODUCT_NAME, PUBLIC_ORIGIN } from './placeholders.ts'

/** What a search engine, a tab and a shared link show of a page. */
export interface PageWords {
  /** Without the product's name, which follows it; empty for the name alone. */
  readonly title: string
  readonly description: string
}

/** The scripts of single pages: hero/hero.ts and pages/plans/plans.ts. */
export type PageScript = 'hero' | 'plans'

/** A page that everybody may read, rendered when the web app is built. */
export interface PublicPage {
  /** Of its files. */
  readonly name: string
  readonly path: string
  /** Other addresses that answer the same page. */
  readonly aliases: readonly string[]
  readonly words: PageWords
  /** Its words for professionals, where it has any: elsewhere their variant is the same in their colours. */
  readonly professionalWords?: PageWords
  /** Whether it shows testimonials or team, and so is rendered with and without the examples. */
  readonly hasExamples: boolean
  /** A script of its own, besides what every page brings. */
  readonly script?: PageScript
  /** Its picture in shared links, 1200 by 630 px, where it has one of its own. */
  readonly preview?: { readonly path: string; readonly alt: string }
  /** What it says to machines (schema.org), besides what every page does. */
  readonly structuredData?: (audience: Audience) => readonly object[]
  readonly Page: (props: PageProps) => ReactNode
}

/** What the product is, for machines. */
const APPLICATION_DATA = {
  '@type': 'WebApplication',
  name: PRODUCT_NAME,
  url: `${PUBLIC_ORIGIN}${paths.home}`,
  description: 'What a New Zealand home would rent for, what it costs to own, and what it yields.',
  applicationCategory: 'FinanceApplication',
  operatingSystem: 'Any',
  browserRequirements: 'The calculator needs JavaScript.',
  inLanguage: 'en-NZ',
  image: `${PUBLIC_ORIGIN}/og.png`,
  offers: [
    { '@type': 'Offer', name: 'Free', price: '0', priceCurrency: 'NZD' },
    {
      '@type': 'Offer',
      name: 'Premium',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: PREMIUM_AMOUNT,
        priceCurrency: 'NZD',
        valueAddedTaxIncluded: true,
        billingDuration: 1,
        billingIncrement: 1,
        unitCode: 'MON',
      },
    },
  ],
}

const PLAIN = { aliases: [], hasExamples: false } as const

/** Every public page. Source: specification section 2. */
export const publicPages: readonly PublicPage[] = [
  {
    name: 'home',
    path: paths.home,
    aliases: [],
    words: {
      title: '',
      description: 'What a New Zealand home would rent for, what it costs to own, and what it yields.',
    },
    professionalWords: {
      title: 'For property professionals',
      description: 'Rental assessments with your own figure, reason and logo, in your client’s inbox in minutes.',
    },
    hasExamples: true,
    script: 'hero',
    structuredData: () => [APPLICATION_DATA],
    Page: HomePage,
  },
  {
    name: 'about',
    path: paths.aboutUs,
    aliases: [paths.about],
    words: {
      title: 'About',
      description: `What ${PRODUCT_NAME} works out for home buyers and investors in New Zealand, and what people ask.`,
    },
    professionalWords: {
      title: 'About, for property professionals',
      description: `What ${PRODUCT_NAME} does for property managers, salespeople, advisers and brokers in New Zealand.`,
    },
    hasExamples: true,
    structuredData: (audience) => [describeQuestions(audience)],
    Page: AboutPage,
  },
  {
    ...PLAIN,
    name: 'how-it-works',
    path: paths.howItWorks,
    words: {
      title: 'How it works',
      description: 'Every formula and every source of data behind rent, cost and yield, with worked figures.',
    },
    Page: HowItWorksPage,
  },
  {
    ...PLAIN,
    name: 'plans',
    path: paths.plans,
    words: {
      title: 'Plans',
      description: 'What Free and Premium give you, what Premium costs a month in New Zealand, and how it is billed.',
    },
    script: 'plans',
    preview: {
      path: '/og-plans.png',
      alt: 'Weigh up one home for free. Go Premium to compare as many as you like. A street of houses in the evening.',
    },
    structuredData: () => [APPLICATION_DATA],
    Page: PlansPage,
  },
  {
    ...PLAIN,
    name: 'terms',
    path: paths.termsAndConditions,
    words: {
      title: 'Terms and Conditions',
      description: `What you can expect of ${PRODUCT_NAME}, and what we expect of you.`,
    },
    Page: TermsPage,
  },
  {
    ...PLAIN,
    name: 'privacy',
    path: paths.privacyPolicy,
    words: {
      title: 'Privacy Policy',
      description: `What ${PRODUCT_NAME} knows about you, why, for how long, and what you can do about it.`,
    },
    Page: PrivacyPage,
  },
  {
    ...PLAIN,
    name: 'support',
    path: paths.support,
    words: { title: 'Support', description: `How to reach the people behind ${PRODUCT_NAME}, and what to try first.` },
    Page: SupportPage,
  },
]
