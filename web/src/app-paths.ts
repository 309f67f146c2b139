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
  `${paths.calculator}/:id?`,
  paths.calculations,
  paths.compare,
  paths.profile,
  paths.editAccount,
  paths.editPassword,
  paths.yourData,
  paths.deleteAccount,
]
