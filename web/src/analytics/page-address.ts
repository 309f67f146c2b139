import {
  calculationPath,
  HOME_PAGES,
  hasPremiumPopup,
  homeAt,
  paths,
  PREMIUM_POPUP,
  withoutPremiumPopup,
} from '../paths.ts'
import type { HomePage } from '../paths.ts'

export interface PageAddress {
  /** The path with personal parts replaced, such as /calculator/:id. */
  readonly path: string
  /** Origin and that path, with only the campaign parameters of the query. */
  readonly location: string
  /**
   * What else the address bar holds: the `id` of a calculation, which nobody else can open, or `more`, such as a
   * token, a checkout id or an unknown query. A script that reads the address bar must then not run.
   */
  readonly bar: 'nothing' | 'id' | 'more'
  readonly content: 'premiumsignup' | 'freesignup' | null
}

type Address = Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>

const ID = ':id'
const PAGES = new Set<string>([...Object.values(paths), ...HOME_PAGES.map((page) => calculationPath(null, page))])
const OF_A_CALCULATION = new Set<string>(HOME_PAGES.map((page) => homePattern(page)))
const WITH_TOKEN = new Set<string>([paths.resetPassword, paths.confirmEmail, paths.stop])
const UNKNOWN = '/:unknown'

// Parameters of our own links.
const FLAGS = new Map<string, readonly string[]>([
  ['referrer', ['premiumsignup', 'freesignup', 'freesuccess', 'premiumcancelled']],
  ['coupon', ['true']],
  ['go-premium', ['true']],
  ['professional', ['true']],
])
const CAMPAIGN = new Set(['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid'])
// Parameters that advertising providers add.
const OF_THE_LINK = new Set([...CAMPAIGN, 'fbclid'])
const HARMLESS = /^[\w.~+ -]{1,500}$/u

/** What may be reported of an address: no id, no token, no other query. Source: decision 18. */
export function describePage({ origin, pathname, search, hash }: Address): PageAddress {
  const plain = withoutPremiumPopup(pathname)
  const known = patternOf(plain.replace(/(?<=.)\/$/u, ''))
  const path = hasPremiumPopup(pathname) ? (known === '/' ? '' : known) + PREMIUM_POPUP : known
  const query = [...new URLSearchParams(search)]
  const campaign = new URLSearchParams(query.filter(([name, value]) => CAMPAIGN.has(name) && HARMLESS.test(value)))
  const hasMore = !PAGES.has(known) && !OF_A_CALCULATION.has(known)
  const bar =
    hasMore || !query.every(isHarmless) || !/^(?:#[a-z-]{0,40})?$/u.test(hash)
      ? 'more'
      : PAGES.has(known)
        ? 'nothing'
        : 'id'
  return {
    path,
    location: origin + path + (campaign.size > 0 ? `?${campaign.toString()}` : ''),
    bar,
    content: known === paths.signUp ? contentOf(new URLSearchParams(search).get('referrer')) : null,
  }
}

function homePattern(page: HomePage): string {
  return calculationPath(ID, page).replace(encodeURIComponent(ID), ID)
}

function patternOf(path: string): string {
  if (PAGES.has(path)) return path
  const home = homeAt(path)
  if (home !== null) return homePattern(home.page)
  const [, start = '', rest = ''] = /^(\/[^/]+)\/([^/]+)$/u.exec(path) ?? []
  if (rest === '') return UNKNOWN
  return WITH_TOKEN.has(start) ? `${start}/:token` : UNKNOWN
}

function isHarmless([name, value]: [string, string]): boolean {
  return FLAGS.get(name)?.includes(value) ?? (OF_THE_LINK.has(name) && HARMLESS.test(value))
}

function contentOf(referrer: string | null): PageAddress['content'] {
  return referrer === 'premiumsignup' || referrer === 'freesignup' ? referrer : null
}
