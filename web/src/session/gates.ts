import { maySaveAnother, mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { createContext, NavigationType, redirect, replace } from 'react-router'
import type { DataRouter, LoaderFunctionArgs } from 'react-router'
import { CHECKOUT_DONE, hasPremiumPopup, paths, withPremiumPopup } from '../paths.ts'
import { accountQuery, calculationsQuery } from '../api-client/queries.ts'
import { queryClient } from '../api-client/query-client.ts'
import { RequestProblem } from '../api-client/request-problem.ts'
import { isSignedIn } from './session.ts'
import { rememberTarget } from './target.ts'

type Approach = Pick<LoaderFunctionArgs, 'context' | 'url'>

/** The router that calls a loader. */
export const routerContext = createContext<() => Pick<DataRouter, 'state'>>()

/**
 * Redirects a loader's navigation. An address that was opened, or gone back to, is replaced in the history: else the way back
 * would lead into the same redirect again.
 */
export function redirectFrom({ context }: Pick<Approach, 'context'>, to: string): Response {
  return isPushed(context) ? redirect(to) : replace(to)
}

/** Whether a loader is called for an address that comes on top of the history. */
export function isPushed(context: Approach['context']): boolean {
  return context.get(routerContext)().state.navigation.historyAction === NavigationType.Push
}

/** Sends a visitor to sign in and remembers where they wanted to go. Source: specification section 2. */
export function signedInOnly({ context, url }: Approach): Response | null {
  if (isSignedIn()) return null
  rememberTarget(url.pathname + url.search)
  return redirectFrom({ context }, paths.signIn)
}

/** Opens the premium popup of `/` over where that leads; a visitor signs in first. Source: specification section 2. */
export function startPopup(approach: Approach): Response {
  return redirectFrom(approach, withPremiumPopup(paths.calculator))
}

/** Sends who is signed in on to the calculator. Source: decisions section 5. */
export function visitorOnly(approach: Approach): Response | null {
  return isSignedIn() ? redirectFrom(approach, paths.calculator) : null
}

/**
 * Sends an account without Premium to the plans and remembers where it wanted to go. One that was without Premium when last
 * asked for is asked for again: it may have upgraded since. Source: specification section 2.
 */
export async function premiumOnly({ context, url }: Approach): Promise<Response | null> {
  if (!isSignedIn()) return null
  const known = queryClient.getQueryData(accountQuery.queryKey)
  const anew = known && !mayUsePremiumFeatures(known) ? { staleTime: 0 } : {}
  if (mayUsePremiumFeatures(await queryClient.fetchQuery({ ...accountQuery, ...anew }))) return null
  rememberTarget(url.pathname + url.search)
  return redirectFrom({ context }, paths.plans)
}

/**
 * A new calculation is open to whoever may save another; others get their list. A calculation that is saved already passes, and
 * so does everybody while the server cannot be asked, with what was kept of the account: it decides when saving. Source: decisions section 3, "New Calculation".
 */
export async function newCalculationOnly({ context, params, url }: LoaderFunctionArgs): Promise<Response | null> {
  if (params['id'] !== undefined || !isSignedIn() || comesFromCheckout(url)) return null
  const allowed = await mayStartAnother().catch(async (problem: unknown) => {
    if (problem instanceof RequestProblem && problem.status === 0) await restoreCached()
    return true
  })
  if (allowed) return null
  const list = hasPremiumPopup(url.pathname) ? withPremiumPopup(paths.calculations) : paths.calculations
  return redirectFrom({ context }, list)
}

async function restoreCached(): Promise<void> {
  const kept = await import('./offline-cache.ts').catch(() => null)
  kept?.restoreCached()
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
