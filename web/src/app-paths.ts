import { paths } from './paths.ts'

/** The addresses that the application answers, as the router writes them. What is no public page either leads nowhere. */
export const APP_PATHS: readonly string[] = [
  paths.signIn,
  paths.signUp,
  paths.signOut,
  paths.forgotPassword,
  `${paths.resetPassword}/:id`,
  `${paths.confirmEmail}/:token`,
  `${paths.stop}/:token`,
  paths.plans,
  `${paths.calculator}/:id?`,
  paths.calculations,
  paths.compare,
  paths.profile,
  paths.editAccount,
  paths.editPassword,
  paths.yourData,
  paths.deleteAccount,
]

/** Those of them that a visitor may want to find with a search engine. */
export const INDEXED_PATHS: readonly string[] = [paths.plans]
