/** Every address of the web app, defined here only. */
export const paths = {
  root: '/',
  home: '/home',
  aboutUs: '/about-us',
  about: '/about',
  howItWorks: '/how-it-works',
  signIn: '/signin',
  signUp: '/signup',
  signOut: '/signout',
  forgotPassword: '/forgotpassword',
  resetPassword: '/resetpassword',
  confirmEmail: '/confirmemail',
  stop: '/stop',
  plans: '/plans',
  termsAndConditions: '/termsandconditions',
  privacyPolicy: '/privacypolicy',
  support: '/support',
  developers: '/developers',
  rents: '/rents',
  calculator: '/calculator',
  calculations: '/calculations',
  compare: '/calculations/compare',
  portfolio: '/portfolio',
  ownedRates: '/portfolio/rates',
  ownedPeople: '/portfolio/people',
  ownedBank: '/portfolio/bank',
  ownedLinks: '/portfolio/links',
  ownedDocuments: '/portfolio/documents',
  importExport: '/importexport',
  newAppraisal: '/newappraisal',
  screen: '/screen',
  profile: '/profile',
  editAccount: '/editaccount',
  yourBrand: '/yourbrand',
  editPassword: '/editpassword',
  yourData: '/yourdata',
  keys: '/apikeys',
  deleteAccount: '/deleteaccount',
} as const

/** A new calculation of a home that its owner has already. */
export const ADD_OWNED_HOME = `${paths.calculator}?add=owned`

/** The section of the terms about the data providers. */
export const DATA_TERMS = 'data-providers'

/** The pages of a home. The first is at the home's own address, the others at their name below it. */
export const HOME_PAGES = ['numbers', 'rent', 'loans', 'years', 'bank', 'documents'] as const
export type HomePage = (typeof HOME_PAGES)[number]

export const HOME_PAGE_NAMES: Readonly<Record<HomePage, string>> = {
  numbers: 'Numbers',
  rent: 'Rent',
  loans: 'Loans',
  years: 'Years and tax',
  bank: 'Bank',
  documents: 'Documents',
}

/** A page of a saved home; of a new one without an id. */
export function calculationPath(id: string | null, page: HomePage = 'numbers'): string {
  const home = id === null ? paths.calculator : `${paths.calculator}/${encodeURIComponent(id)}`
  return page === 'numbers' ? home : `${home}/${page}`
}

/** A stored list of homes. */
export function screenPath(id: string): string {
  return `${paths.screen}/${encodeURIComponent(id)}`
}

/** The documents of a home; of all owned homes together without an id. */
export function documentsPath(calculationId: string | null): string {
  return calculationId === null ? paths.ownedDocuments : calculationPath(calculationId, 'documents')
}

export function documentPath(calculationId: string | null, id: string): string {
  return `${documentsPath(calculationId)}/${encodeURIComponent(id)}`
}

interface HomeAddress {
  readonly id: string | null
  readonly page: HomePage
}

/** The home and its page at a path, under the premium popup too; null elsewhere. The names of pages win over ids. */
export function homeAt(pathname: string): HomeAddress | null {
  const [, start = '', ...parts] = withoutTrailingSlash(withoutPremiumPopup(pathname)).split('/')
  const page = HOME_PAGES.find((name) => name !== 'numbers' && name === parts.at(-1)?.toLowerCase()) ?? 'numbers'
  const ids = page === 'numbers' ? parts : parts.slice(0, -1)
  if (`/${start.toLowerCase()}` !== paths.calculator || ids.length > 1) return null
  return { id: ids[0] ?? null, page }
}

/** The pages of what a person owns, by the name of their path. */
export const OWNED_PAGES = {
  portfolio: 'Homes',
  ownedRates: 'Rates that end',
  ownedPeople: 'People',
  ownedBank: 'For your bank',
  ownedLinks: 'Share',
} as const satisfies Partial<Record<keyof typeof paths, string>>

/** The area on the map of rents of its district, for a kind of home; the server redirects there. */
export function rentMapPath(sa2Code: string, dwelling: string, bedrooms: number): string {
  const query = new URLSearchParams({ area: sa2Code, dwelling, bedrooms: String(bedrooms) })
  return `${paths.rents}?${query.toString()}`
}

/** The calculator for a kind of home in an area, at an address of it and a price where they are known. */
export function calculatorPath(sa2Code: string, dwelling: string, bedrooms: number, home: KnownHome = {}): string {
  const query = new URLSearchParams({ area: sa2Code, dwelling, bedrooms: String(bedrooms) })
  if (home.address_id) query.set('address', home.address_id)
  if (home.price) query.set('price', String(home.price))
  return `${paths.calculator}?${query.toString()}`
}

interface KnownHome {
  readonly address_id?: string | null
  /** NZD. */
  readonly price?: number | null
}

/** The options of a sign-up link. */
interface SignUpFlags {
  readonly premium?: boolean
  readonly coupon?: boolean
  readonly professional?: boolean
  /** The signed look that the account begins with. */
  readonly look?: string | null
}

/** The sign-up page, for a free account or for Premium. */
export function signUpPath({ premium = false, coupon = false, professional = false, look }: SignUpFlags): string {
  const flags = new URLSearchParams({ referrer: premium ? 'premiumsignup' : 'freesignup' })
  if (premium) flags.set('go-premium', 'true')
  if (coupon) flags.set('coupon', 'true')
  if (professional) flags.set('professional', 'true')
  if (look) flags.set('look', look)
  return `${paths.signUp}?${flags.toString()}`
}

/** The `referrer` after a checkout. */
export const CHECKOUT_DONE = 'premiumsuccess'
export const CHECKOUT_LEFT = 'premiumcancelled'

/** The addresses to which the checkout redirects; the server adds the session id to the first. */
export function checkoutReturns(origin: string): { success_url: string; cancel_url: string } {
  return {
    success_url: `${origin}${paths.calculator}?referrer=${CHECKOUT_DONE}`,
    cancel_url: `${origin}${paths.plans}?referrer=${CHECKOUT_LEFT}`,
  }
}

/** The suffix under which the premium popup opens over any page. */
export const PREMIUM_POPUP = '/premiumpopup'

export function hasPremiumPopup(path: string): boolean {
  return withoutTrailingSlash(path).endsWith(PREMIUM_POPUP)
}

export function withPremiumPopup(path: string): string {
  return hasPremiumPopup(path) ? path : withoutTrailingSlash(path) + PREMIUM_POPUP
}

export function withoutPremiumPopup(path: string): string {
  return hasPremiumPopup(path) ? withoutTrailingSlash(path).slice(0, -PREMIUM_POPUP.length) || paths.root : path
}

function withoutTrailingSlash(path: string): string {
  return path.replace(/\/$/u, '')
}

/** A target inside the app; the calculator for anything else. */
export function safeTarget(target: string | null | undefined): string {
  return target && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(target) ? target : paths.calculator
}
