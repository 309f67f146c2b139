import type { DocumentLanguage } from '@homeyield/domain/documents/document-kinds'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { describeQuestions } from './content/questions.ts'
import type { Preview } from './page-meta.tsx'
import type { Audience, PageProps } from './page-props.ts'
import { AboutPage } from './pages/about-page.tsx'
import { DevelopersPage } from './pages/developers-page.tsx'
import { HomePage } from './pages/home-page.tsx'
import { HowItWorksPage } from './pages/how-it-works-page.tsx'
import { PlansPage } from './pages/plans-page.tsx'
import { PrivacyPage } from './pages/privacy-page.tsx'
import { SupportPage } from './pages/support-page.tsx'
import { TermsPage } from './pages/terms-page.tsx'
import { isPublicPage, routes } from '../routes.ts'
import type { PublicPageName, Route } from '../routes.ts'
import { PREMIUM_AMOUNT, PRODUCT_NAME, PUBLIC_ORIGIN } from '../placeholders.ts'

export type PageScript = 'hero' | 'how-it-works' | 'plans' | 'rents'

interface PageContent {
  readonly Page: (props: PageProps) => ReactNode
  /** Whether it has testimonials or team, and is rendered with and without examples. */
  readonly hasExamples?: true
  readonly script?: PageScript
  /** Somebody's own page, whose address is a secret: no script, not even of analytics, and nothing that offers the product. */
  readonly isPrivate?: true
  /** English without one. */
  readonly language?: DocumentLanguage
  /** A visitor's signed look, which signing in or up goes on with. */
  readonly look?: string | null
  /** The query of the page's area, which signing up goes on with. */
  readonly area?: string
  /** Its own preview image for shared links, 1200 by 630 px. */
  readonly preview?: Preview
  readonly structuredData?: (audience: Audience) => readonly object[]
}

export interface PublicPage extends Route, PageContent {}

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

const CONTENT: Readonly<Record<PublicPageName, PageContent>> = {
  home: { Page: HomePage, hasExamples: true, script: 'hero', structuredData: () => [APPLICATION_DATA] },
  about: { Page: AboutPage, hasExamples: true, structuredData: (audience) => [describeQuestions(audience)] },
  'how-it-works': { Page: HowItWorksPage, script: 'how-it-works' },
  plans: {
    Page: PlansPage,
    script: 'plans',
    preview: {
      path: '/og-plans.png',
      alt: 'Weigh up one home for free. Go Premium to compare as many as you like. A street of houses in the evening.',
    },
    structuredData: () => [APPLICATION_DATA],
  },
  terms: { Page: TermsPage },
  privacy: { Page: PrivacyPage },
  support: { Page: SupportPage },
  developers: { Page: DevelopersPage },
}

export const publicPages: readonly PublicPage[] = routes
  .filter(isPublicPage)
  .map((route) => Object.assign({}, route, CONTENT[route.name]))
