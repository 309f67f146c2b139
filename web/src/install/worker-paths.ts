import { paths, PREMIUM_POPUP } from '../paths.ts'

/**
 * The paths whose pages the service worker may answer with the shell while there is no network: those of the app itself, whatever is
 * below them, and their twins with the premium popup. The public pages leave the app and are always the server's, as is
 * everything that is not named here. Source: decision 19.
 */
const APP = [
  paths.signIn,
  paths.signUp,
  paths.forgotPassword,
  paths.resetPassword,
  paths.confirmEmail,
  paths.stop,
  paths.plans,
  paths.calculator,
  paths.calculations,
  paths.profile,
  paths.editAccount,
  paths.editPassword,
  paths.yourData,
  paths.deleteAccount,
] as const

const BELOW: Readonly<Partial<Record<(typeof APP)[number], string>>> = {
  [paths.resetPassword]: '/[^/?]+',
  [paths.confirmEmail]: '/[^/?]+',
  [paths.stop]: '/[^/?]+',
  [paths.calculator]: '(?:/[^/?]+)?',
  [paths.calculations]: '(?:/compare)?',
}

/** Patterns of path and query, as the worker compares them. */
export const WORKER_PATHS: readonly RegExp[] = APP.map(
  (path) => new RegExp(`^${path}${BELOW[path] ?? ''}(?:${PREMIUM_POPUP})?/?(?:\\?|$)`),
)
