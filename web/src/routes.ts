import { HOME_PAGE_NAMES, type HomePage, OWNED_PAGES, paths } from './paths.ts'
import { PRODUCT_NAME } from './placeholders.ts'

/** An address: its page, who may open it, and how it is described. */
export interface Route {
  /** Also names the built files, and the folder and file of the screen, or of the page of a home, in screens/. */
  readonly name: string
  readonly path: string
  readonly aliases?: readonly string[]
  /** Shown in the browser's tab before the product's name; the name alone where it is empty. */
  readonly title: string
  readonly description?: string
  /** The same for property professionals, where the page differs for them. */
  readonly professional?: { readonly title: string; readonly description: string }
  /**
   * `public` is a prerendered page, listed in the sitemap; `form` is one whose form the server handles; the others are
   * screens of the application; `none` only redirects.
   */
  readonly layout: 'public' | 'form' | 'screen' | 'calculator' | 'none'
  /** `visitor`: signed out; `member`: signed in; `premium`: signed in with Premium. */
  readonly access: 'anyone' | 'visitor' | 'member' | 'premium'
  readonly indexed: boolean
}

const PUBLIC = { layout: 'public', access: 'anyone', indexed: true } as const
const MEMBER = { layout: 'screen', access: 'member', indexed: false } as const
const HOME = { ...MEMBER, layout: 'calculator' } as const
/** A saved home, or a new one without an id. */
export const HOME_PATH = `${paths.calculator}/:id?`

const TABLE = [
  {
    ...PUBLIC,
    name: 'home',
    path: paths.home,
    title: '',
    description: 'What a New Zealand home would rent for, what it costs to own, and what it yields.',
    professional: {
      title: 'For property professionals',
      description: 'Rental assessments with your own figure, reason and logo, in your client’s inbox in minutes.',
    },
    access: 'visitor',
  },
  {
    ...PUBLIC,
    name: 'about',
    path: paths.aboutUs,
    aliases: [paths.about],
    title: 'About',
    description: `What ${PRODUCT_NAME} works out for home buyers and investors in New Zealand, and what people ask.`,
    professional: {
      title: 'About, for property professionals',
      description: `What ${PRODUCT_NAME} does for property managers, salespeople, advisers and brokers in New Zealand.`,
    },
  },
  {
    ...PUBLIC,
    name: 'how-it-works',
    path: paths.howItWorks,
    title: 'How it works',
    description: 'Every formula and every source of data behind rent, cost and yield, with worked figures.',
  },
  {
    ...PUBLIC,
    name: 'plans',
    path: paths.plans,
    title: 'Plans',
    description: 'What Free and Premium give you, what Premium costs a month in New Zealand, and how it is billed.',
  },
  {
    ...PUBLIC,
    name: 'terms',
    path: paths.termsAndConditions,
    title: 'Terms and Conditions',
    description: `What you can expect of ${PRODUCT_NAME}, and what we expect of you.`,
  },
  {
    ...PUBLIC,
    name: 'privacy',
    path: paths.privacyPolicy,
    title: 'Privacy Policy',
    description: `What ${PRODUCT_NAME} knows about you, why, for how long, and what you can do about it.`,
  },
  {
    ...PUBLIC,
    name: 'support',
    path: paths.support,
    title: 'Support',
    description: `How to reach the people behind ${PRODUCT_NAME}, and what to try first.`,
  },
  {
    ...PUBLIC,
    name: 'developers',
    path: paths.developers,
    title: 'API and AI assistants',
    description: 'Read New Zealand market rents and your own calculations from a program or an AI assistant.',
  },
  {
    name: 'sign-in',
    path: paths.signIn,
    title: 'Sign In',
    description: `Sign in to ${PRODUCT_NAME}: your saved New Zealand properties with rent, costs and yield.`,
    layout: 'screen',
    access: 'visitor',
    indexed: true,
  },
  {
    name: 'sign-up',
    path: paths.signUp,
    title: 'Sign Up',
    description:
      'A free account works out rent, costs and yield of one New Zealand property and saves it. No card needed.',
    layout: 'screen',
    access: 'visitor',
    indexed: true,
  },
  { name: 'sign-out', path: paths.signOut, title: '', layout: 'none', access: 'anyone', indexed: false },
  {
    name: 'forgot-password',
    path: paths.forgotPassword,
    title: 'Forgot Password?',
    description: `Choose a new password for ${PRODUCT_NAME}: enter your email address, and we send you a link.`,
    layout: 'screen',
    access: 'anyone',
    indexed: true,
  },
  {
    name: 'reset-password',
    path: `${paths.resetPassword}/:id`,
    title: 'Reset Password',
    layout: 'screen',
    access: 'anyone',
    indexed: false,
  },
  {
    name: 'confirm-email',
    path: `${paths.confirmEmail}/:token`,
    title: 'Confirm your email',
    layout: 'screen',
    access: 'anyone',
    indexed: false,
  },
  {
    name: 'stop',
    path: `${paths.stop}/:token`,
    title: 'Stop rental assessments',
    layout: 'form',
    access: 'anyone',
    indexed: false,
  },
  // The pages of a home. The server takes the first that matches, so names of pages win over ids.
  { ...HOME, name: 'rent', path: `${HOME_PATH}/rent`, title: HOME_PAGE_NAMES.rent },
  { ...HOME, name: 'loans', path: `${HOME_PATH}/loans`, title: HOME_PAGE_NAMES.loans },
  { ...HOME, name: 'years', path: `${HOME_PATH}/years`, title: HOME_PAGE_NAMES.years },
  { ...HOME, name: 'bank', path: `${HOME_PATH}/bank`, title: HOME_PAGE_NAMES.bank },
  { ...HOME, name: 'documents', path: `${HOME_PATH}/documents`, title: HOME_PAGE_NAMES.documents },
  { ...MEMBER, name: 'document', path: `${paths.calculator}/:id/documents/:documentId`, title: 'Document' },
  { ...HOME, name: 'numbers', path: HOME_PATH, title: 'Calculator' },
  { ...MEMBER, name: 'calculations', path: paths.calculations, title: 'Your saved calculations' },
  { ...MEMBER, name: 'compare', path: paths.compare, title: 'Compare calculations', access: 'premium' },
  { ...MEMBER, name: 'portfolio', path: paths.portfolio, title: 'What I own' },
  { ...MEMBER, name: 'portfolio/rates', path: paths.ownedRates, title: OWNED_PAGES.ownedRates },
  { ...MEMBER, name: 'portfolio/people', path: paths.ownedPeople, title: OWNED_PAGES.ownedPeople },
  { ...MEMBER, name: 'portfolio/links', path: paths.ownedLinks, title: OWNED_PAGES.ownedLinks },
  { ...MEMBER, name: 'portfolio/bank', path: paths.ownedBank, title: OWNED_PAGES.ownedBank },
  { ...MEMBER, name: 'portfolio/documents', path: paths.ownedDocuments, title: 'Documents of all homes' },
  { ...MEMBER, name: 'portfolio/document', path: `${paths.ownedDocuments}/:documentId`, title: 'Document' },
  { ...MEMBER, name: 'new-appraisal', path: paths.newAppraisal, title: 'New appraisal' },
  { ...MEMBER, name: 'screen', path: `${paths.screen}/:id?`, title: 'Rank a list of homes' },
  { ...MEMBER, name: 'import-export', path: paths.importExport, title: 'Import and export' },
  { ...MEMBER, name: 'profile', path: paths.profile, title: 'Profile' },
  { ...MEMBER, name: 'edit-account', path: paths.editAccount, title: 'Edit account' },
  { ...MEMBER, name: 'your-brand', path: paths.yourBrand, title: 'Your brand' },
  { ...MEMBER, name: 'edit-password', path: paths.editPassword, title: 'Edit password' },
  { ...MEMBER, name: 'your-data', path: paths.yourData, title: 'Your data' },
  { ...MEMBER, name: 'keys', path: paths.keys, title: 'API keys' },
  { ...MEMBER, name: 'delete-account', path: paths.deleteAccount, title: 'Delete account' },
  { name: 'not-found', path: '*', title: 'Page not found', layout: 'screen', access: 'anyone', indexed: false },
] as const satisfies readonly Route[]

/** Every address but `/`. */
export const routes: readonly Route[] = TABLE

export type PublicPageName = Extract<(typeof TABLE)[number], { layout: 'public' }>['name']

export type ScreenName = Extract<(typeof TABLE)[number], { layout: 'screen' }>['name']

export function isPublicPage(route: Route): route is Route & { readonly name: PublicPageName } {
  return route.layout === 'public'
}

export function isScreen(route: Route): route is Route & { readonly name: ScreenName } {
  return route.layout === 'screen'
}

export function isHomePage(route: Route): route is Route & { readonly name: HomePage } {
  return route.layout === 'calculator'
}

/** What surrounds the pages of a home. Sources are named from here. */
export const HOME_SOURCE = './screens/calculator/calculator-screen.tsx'

/** The source of a page of a home. */
export function pageSource(name: HomePage): string {
  return `./screens/calculator/${name}/${name}-page.tsx`
}

export function screenSource(name: ScreenName): string {
  return `./screens/${name}/${name.split('/').at(-1)}-screen.tsx`
}
