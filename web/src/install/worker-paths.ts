import { PREMIUM_POPUP } from '../paths.ts'
import { isScreen, routes } from '../routes.ts'

/**
 * The paths whose pages the service worker may answer with the shell while there is no network: the screens, and their twins with
 * the premium popup, as patterns of path and query. Signing out, the public pages and everything that is not the app's are always the
 * server's. Source: decision 19.
 */
export const WORKER_PATHS: readonly RegExp[] = routes
  .filter((route) => isScreen(route) && route.path !== '*')
  .map(
    ({ path }) => new RegExp(`^${path.replaceAll(/\/:\w+(\?)?/gu, '(?:/[^/?]+)$1')}(?:${PREMIUM_POPUP})?/?(?:\\?|$)`),
  )
