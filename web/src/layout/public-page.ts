import { redirectDocument } from 'react-router'
import type { DataRouter, LoaderFunctionArgs } from 'react-router'
import { paths } from '../paths.ts'
import { carriedFlash } from '../messages/flash.ts'
import { NO_CONNECTION, RequestProblem } from '../api-client/request-problem.ts'
import { isPushed, redirectFrom } from '../session/route-guards.ts'
import { storeNextPageMessage } from '../session/next-page-message.ts'
import { hasAccountChanged, isSignedIn } from '../session/session.ts'

// The address can change later: before the checkout it becomes the plans' (components/open-checkout.ts).
const LOADED_AT = window.location.pathname

/**
 * Reloads a page restored from the back/forward cache when it still waits for the public page it led to, or when
 * another account, or none, is signed in by now.
 */
export function followPublicPages(router: Pick<DataRouter, 'state'>): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && (router.state.navigation.state !== 'idle' || hasAccountChanged())) window.location.reload()
  })
}

/**
 * A loader that makes the browser load the public page at `path`, which is prerendered and not part of the application.
 * A signed-in person is sent from the landing page to the calculator.
 */
export function publicPage(path: string) {
  return ({ context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>): Response | Promise<never> => {
    if (path === paths.home && isSignedIn()) return redirectFrom({ context }, paths.calculator)
    // This very address was loaded and is still not there: the service worker returned the application.
    if (LOADED_AT === path) throw new RequestProblem(0, { error: NO_CONNECTION, code: 'no_connection' })
    const message = carriedFlash()
    if (message !== null) storeNextPageMessage(message)
    const to = path + url.search + url.hash
    if (isPushed(context)) return redirectDocument(to)
    // React Router would leave the opened address in the history.
    window.location.replace(to)
    return new Promise<never>(() => undefined)
  }
}

/** `/`: the calculator, or the landing page for a visitor. */
export const startPage = publicPage(paths.home)
