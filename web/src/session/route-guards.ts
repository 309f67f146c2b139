import { maySaveAnother, mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { createContext, NavigationType, redirect, replace } from 'react-router'
import type { DataRouter, LoaderFunctionArgs } from 'react-router'
import { CHECKOUT_DONE, hasPremiumPopup, paths, signUpPath, withPremiumPopup } from '../paths.ts'
import { readCalculationEarly } from '../api-client/early-calculation.ts'
import { accountQuery, calculationsQuery, expensesQuery, freeCalculationsQuery } from '../api-client/queries.ts'
import { queryClient } from '../api-client/query-client.ts'
import { isUnreachable } from '../api-client/request-problem.ts'
import { lastAccount } from './last-account.ts'
import { isSignedIn } from './session.ts'
import { showSessionEnded } from './show-session-ended.ts'
import { rememberTarget } from './target.ts'

type LoaderInput = Pick<LoaderFunctionArgs, 'context' | 'url'>

export const routerContext = createContext<() => Pick<DataRouter, 'state'>>()

/** Redirects. Replaces a history entry that was opened or gone back to: otherwise "back" would redirect again. */
export function redirectFrom({ context }: Pick<LoaderInput, 'context'>, to: string): Response {
  return isPushed(context) ? redirect(to) : replace(to)
}

export function isPushed(context: LoaderInput['context']): boolean {
  return context.get(routerContext)().state.navigation.historyAction === NavigationType.Push
}

/**
 * Sends a visitor to sign in and remembers the target; shows a message after a session that ended. Somebody new who chose a
 * place on a page about rents signs up.
 */
export function signedInOnly({ context, url }: LoaderInput): Response | null {
  if (isSignedIn()) return null
  rememberTarget(url.pathname + url.search)
  const isNew = lastAccount() === null
  if (!isNew) showSessionEnded(url.pathname)
  return redirectFrom({ context }, isNew && isLinkedPlace(url) ? signUpPath({}) : paths.signIn)
}

function isLinkedPlace({ pathname, searchParams }: URL): boolean {
  return pathname === paths.calculator && searchParams.has('area')
}

/** Opens the premium popup of `/` over the calculator. */
export function startPopup(input: LoaderInput): Response {
  return redirectFrom(input, withPremiumPopup(paths.calculator))
}

/** Sends a signed-in person to the calculator. */
export function visitorOnly(input: LoaderInput): Response | null {
  return isSignedIn() ? redirectFrom(input, paths.calculator) : null
}

/**
 * Sends an account without Premium to the plans and remembers the target. An account that had no Premium is fetched
 * again first: it may have upgraded.
 */
export async function premiumOnly({ context, url }: LoaderInput): Promise<Response | null> {
  if (!isSignedIn()) return null
  const known = queryClient.getQueryData(accountQuery.queryKey)
  const anew = known && !mayUsePremiumFeatures(known) ? { staleTime: 0 } : {}
  const account = await queryClient.fetchQuery({ ...accountQuery, ...anew }).catch(async (problem: unknown) => {
    if (!isSignedIn()) return null
    if (isUnreachable(problem)) await restoreCached()
    const cached = isUnreachable(problem) ? queryClient.getQueryData(accountQuery.queryKey) : undefined
    if (cached === undefined) throw problem
    return cached
  })
  // Without an account the request has ended the session: the layout sends the person to sign in (signed-in.tsx).
  if (account === null || mayUsePremiumFeatures(account)) return null
  rememberTarget(url.pathname + url.search)
  return redirectFrom({ context }, paths.plans)
}

/**
 * Opens a new calculation for accounts that may save another; others get their list. A saved calculation always opens.
 * When the server cannot be reached everybody may start, with the cached account: the server checks when saving.
 */
export async function newCalculationOnly({ context, params, url }: LoaderFunctionArgs): Promise<Response | null> {
  if (!isSignedIn() || comesFromCheckout(url)) return null
  if (!context.get(routerContext)().state.initialized && navigator.onLine) fetchEarly(params['id'])
  if (params['id'] !== undefined) return cachedOffline()
  const allowed = await mayStartAnother().catch(async (problem: unknown) => {
    if (isUnreachable(problem)) await restoreCached()
    return true
  })
  if (allowed) {
    // Nobody waits for it. It is stored, so that the list opens without a connection (decision 19).
    void queryClient.prefetchQuery({ ...calculationsQuery, retry: false })
    return null
  }
  const list = hasPremiumPopup(url.pathname) ? withPremiumPopup(paths.calculations) : paths.calculations
  return redirectFrom({ context }, list)
}

/** On a first load, what the calculator needs before it shows anything: it comes beside the code, not after it. */
function fetchEarly(id: string | undefined): void {
  void queryClient.prefetchQuery(accountQuery)
  void queryClient.prefetchQuery(expensesQuery)
  if (id !== undefined) readCalculationEarly(id)
}

/** Without a network, saved calculations open as the server last returned them. Source: decision 19. */
export async function cachedOffline(): Promise<null> {
  if (isSignedIn() && !navigator.onLine) await restoreCached()
  return null
}

async function restoreCached(): Promise<void> {
  const cache = await import('./offline-calculations.ts').catch(() => null)
  cache?.restoreCached()
}

async function mayStartAnother(): Promise<boolean> {
  const account = await queryClient.fetchQuery({ ...accountQuery, retry: false })
  if (account.premium) return true
  const saved = await queryClient.fetchQuery({ ...freeCalculationsQuery, retry: false })
  return maySaveAnother(account, saved.length)
}

/** Milliseconds to wait for the account before showing a screen without it. */
const MAX_WAIT = 1_000

/**
 * Waits for the account before a screen that mostly shows it, so that a reload restores its scroll position. Shows
 * the screen anyway when that is slow or fails.
 */
export async function accountReady(): Promise<null> {
  if (isSignedIn()) {
    const ready = queryClient.ensureQueryData(accountQuery).catch(() => null)
    await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, MAX_WAIT))])
  }
  return null
}

/** Somebody who returns from the checkout waits here for the confirmation, whatever the account may do. */
function comesFromCheckout(url: URL): boolean {
  return url.searchParams.get('referrer') === CHECKOUT_DONE
}
