import { maySaveAnother, mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import type { Approach, Detour } from '../navigation/app-route.ts'
import { CHECKOUT_DONE, hasPremiumPopup, paths, withPremiumPopup } from '../paths.ts'
import { accountQuery, calculationsQuery, configQuery } from '../requests/queries.ts'
import { queryClient } from '../requests/query-client.ts'
import { RequestProblem } from '../requests/request-problem.ts'
import { isSignedIn } from './session.ts'
import { rememberTarget } from './target.ts'

/** `/` leads to the calculator, or to the landing page of those who are not signed in. Source: specification section 2. */
export function startPage(): Detour {
  return { to: isSignedIn() ? paths.calculator : paths.home }
}

/** Sends a visitor to sign in and remembers where they wanted to go. Source: specification section 2. */
export function signedInOnly({ url }: Pick<Approach, 'url'>): Detour | null {
  if (isSignedIn()) return null
  rememberTarget(url.pathname + url.search)
  return { to: paths.signIn }
}

/** The premium popup over `/` opens over where that leads; a visitor signs in first. Source: specification section 2. */
export function startPopup(): Detour {
  return { to: withPremiumPopup(paths.calculator) }
}

/** Sends who is signed in on to the calculator. Source: decisions section 5. */
export function visitorOnly(): Detour | null {
  return isSignedIn() ? { to: paths.calculator } : null
}

/**
 * Sends an account without Premium to the plans and remembers where it wanted to go. One that was without Premium when last
 * asked for is asked for again: it may have upgraded since. Source: specification section 2.
 */
export async function premiumOnly({ url }: Pick<Approach, 'url'>): Promise<Detour | null> {
  if (!isSignedIn()) return null
  const known = queryClient.getQueryData(accountQuery.queryKey)
  const anew = known && !mayUsePremiumFeatures(known) ? { staleTime: 0 } : {}
  if (mayUsePremiumFeatures(await queryClient.fetchQuery({ ...accountQuery, ...anew }))) return null
  rememberTarget(url.pathname + url.search)
  return { to: paths.plans }
}

/**
 * A new calculation is open to whoever may save another; others get their list. A calculation that is saved already passes, and
 * so does everybody while the server cannot be asked, with what was kept of the account: it decides when saving. Source: decisions section 3, "New Calculation".
 */
export async function newCalculationOnly({ params, url }: Pick<Approach, 'params' | 'url'>): Promise<Detour | null> {
  if (params['id'] !== undefined || !isSignedIn() || comesFromCheckout(url)) return null
  const allowed = await mayStartAnother().catch(async (problem: unknown) => {
    if (problem instanceof RequestProblem && problem.status === 0) await standIn()
    return true
  })
  if (allowed) return null
  return { to: hasPremiumPopup(url.pathname) ? withPremiumPopup(paths.calculations) : paths.calculations }
}

async function standIn(): Promise<void> {
  const kept = await import('../requests/kept-answers.ts').catch(() => null)
  kept?.standIn()
}

async function mayStartAnother(): Promise<boolean> {
  const [account, calculations] = await Promise.all([
    queryClient.fetchQuery({ ...accountQuery, retry: false }),
    queryClient.fetchQuery({ ...calculationsQuery, retry: false }),
  ])
  return maySaveAnother(account, calculations.length)
}

/** How long a screen waits for what it depends on before it shows itself without, in milliseconds. */
const PATIENCE = 1_000

/**
 * Has what the plans depend on at hand before they show themselves, so that nothing moves once they do. They show themselves
 * without when it is slow or cannot be had.
 */
export async function plansReady(): Promise<null> {
  const ready = Promise.allSettled([
    queryClient.ensureQueryData(configQuery),
    ...(isSignedIn() ? [queryClient.prefetchQuery(accountQuery)] : []),
  ])
  await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  return null
}

/**
 * Has the account at hand before a screen that is mostly about it shows itself, so that a page loaded anew finds its place again.
 * It shows itself without when that is slow or cannot be had.
 */
export async function accountReady(): Promise<null> {
  if (isSignedIn()) {
    const ready = queryClient.ensureQueryData(accountQuery).catch(() => null)
    await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  }
  return null
}

/** Whoever comes back from the checkout waits there for the confirmation, whatever they may do until it has come. */
function comesFromCheckout(url: URL): boolean {
  return url.searchParams.get('referrer') === CHECKOUT_DONE
}
