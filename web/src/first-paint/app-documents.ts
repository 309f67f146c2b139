import { paths } from '../paths.ts'

/** What the server answers for addresses of the application: a document, its title, and what it shows before there is a screen. */
export interface AppDocument {
  /** Of its file. */
  readonly name: string
  /** The addresses, as the router writes them; none for what stands for all others, and for those that lead nowhere. */
  readonly patterns: readonly string[]
  /** The screen's title in the browser's tab; empty where the product's name stands alone. */
  readonly title: string
  /** Where the screen begins, below web/: what it needs is fetched with the document. */
  readonly source: string | null
}

const screens = 'src/screens'

/** Every document of the application. The titles are those of the routes. */
export const APP_DOCUMENTS: readonly AppDocument[] = [
  document('sign-in', paths.signIn, 'Sign In', 'sign-in/sign-in-screen.tsx'),
  document('sign-up', paths.signUp, 'Sign Up', 'sign-up/sign-up-screen.tsx'),
  document('calculator', paths.calculator, 'Calculator', 'checkout-return/calculator-door.tsx'),
  document('calculation', `${paths.calculator}/:id`, 'Calculator', 'checkout-return/calculator-door.tsx'),
  document('calculations', paths.calculations, 'Your saved calculations', 'calculations/calculations-screen.tsx'),
  document('compare', paths.compare, 'Compare calculations', 'compare/compare-screen.tsx'),
  document('profile', paths.profile, 'Profile', 'profile/profile-screen.tsx'),
  document('edit-account', paths.editAccount, 'Edit account', 'edit-account/edit-account-screen.tsx'),
  document('edit-password', paths.editPassword, 'Edit password', 'edit-password/edit-password-screen.tsx'),
  document('your-data', paths.yourData, 'Your data', 'your-data/your-data-screen.tsx'),
  document('delete-account', paths.deleteAccount, 'Delete account', 'delete-account/delete-account-screen.tsx'),
  document('forgot-password', paths.forgotPassword, 'Forgot Password?', 'forgot-password/forgot-password-screen.tsx'),
  document(
    'reset-password',
    `${paths.resetPassword}/:id`,
    'Reset Password',
    'reset-password/reset-password-screen.tsx',
  ),
  document(
    'confirm-email',
    `${paths.confirmEmail}/:token`,
    'Confirm your email',
    'confirm-email/confirm-email-screen.tsx',
  ),
  document('stop', `${paths.stop}/:token`, 'Stop rental assessments', 'stop/stop-screen.tsx'),
  { name: 'application', patterns: [], title: '', source: null },
  { name: 'not-found', patterns: [], title: 'Page not found', source: `${screens}/not-found/not-found-screen.tsx` },
]

function document(name: string, pattern: string, title: string, source: string): AppDocument {
  return { name, patterns: [pattern], title, source: `${screens}/${source}` }
}
