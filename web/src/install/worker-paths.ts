import { APP_PATHS } from '../app-paths.ts'
import { paths, PREMIUM_POPUP } from '../paths.ts'

/**
 * The paths whose pages the service worker may answer with the shell while there is no network: those of the app, and their twins with
 * the premium popup, as patterns of path and query. Signing out, the public pages and everything that is not the app's are always the
 * server's. Source: decision 19.
 */
export const WORKER_PATHS: readonly RegExp[] = APP_PATHS.filter((path) => path !== paths.signOut).map(
  (path) => new RegExp(`^${path.replaceAll(/\/:\w+(\?)?/gu, '(?:/[^/?]+)$1')}(?:${PREMIUM_POPUP})?/?(?:\\?|$)`),
)
