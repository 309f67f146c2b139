import { PREMIUM_POPUP } from '../paths.ts'
import { isHomePage, isScreen, routes } from '../routes.ts'

/**
 * The paths for which the service worker may return the shell while offline: the screens, with and without the
 * premium popup. Patterns of path and query. Everything else comes from the server. Source: decision 19.
 */
export const WORKER_PATHS: readonly RegExp[] = routes
  .filter((route) => (isScreen(route) || isHomePage(route)) && route.path !== '*')
  .map(
    ({ path }) => new RegExp(`^${path.replaceAll(/\/:\w+(\?)?/gu, '(?:/[^/?]+)$1')}(?:${PREMIUM_POPUP})?/?(?:\\?|$)`),
  )
