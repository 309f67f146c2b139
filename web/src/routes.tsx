import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { Frame } from './frame/frame.tsx'
import { leave } from './frame/leave.ts'
import { publicPage, startPage } from './frame/public-page.ts'
import { ScreenLoading } from './frame/screen-loading.tsx'
import { ScreenProblem } from './frame/screen-problem.tsx'
import { Screens } from './frame/screens.tsx'
import { SignedIn } from './frame/signed-in.tsx'
import type { RouteHandle } from './frame/use-screen-title.ts'
import { paths, PREMIUM_POPUP } from './paths.ts'
import { fetchCode } from './requests/fetch-code.ts'
import {
  accountReady,
  newCalculationOnly,
  premiumOnly,
  signedInOnly,
  startPopup,
  visitorOnly,
} from './session/gates.ts'

/** Every screen of the web app, with who may see it. Source: specification section 2. */
export const routes: RouteObject[] = [
  {
    path: paths.root,
    Component: Frame,
    children: [
      {
        Component: Screens,
        HydrateFallback: ScreenLoading,
        children: [
          {
            ErrorBoundary: ScreenProblem,
            children: [
              { index: true, loader: startPage },
              { path: PREMIUM_POPUP, loader: startPopup },
              { path: paths.signOut, loader: startPage, action: leave },
              {
                loader: visitorOnly,
                children: [
                  leadOut(paths.home),
                  screen(
                    paths.signIn,
                    'Sign In',
                    async () => (await import('./screens/sign-in/sign-in-screen.tsx')).SignInScreen,
                  ),
                  screen(
                    paths.signUp,
                    'Sign Up',
                    async () => (await import('./screens/sign-up/sign-up-screen.tsx')).SignUpScreen,
                  ),
                ],
              },
              {
                Component: SignedIn,
                loader: signedInOnly,
                children: [
                  {
                    ...screen(
                      `${paths.calculator}/:id?`,
                      'Calculator',
                      async () => (await import('./screens/checkout-return/calculator-door.tsx')).CalculatorDoor,
                    ),
                    loader: newCalculationOnly,
                  },
                  screen(
                    paths.calculations,
                    'Your saved calculations',
                    async () => (await import('./screens/calculations/calculations-screen.tsx')).CalculationsScreen,
                  ),
                  {
                    ...screen(
                      paths.compare,
                      'Compare calculations',
                      async () => (await import('./screens/compare/compare-screen.tsx')).CompareScreen,
                    ),
                    loader: premiumOnly,
                    // To sort the table is not to arrive at it: nobody waits for the account to be asked for again.
                    shouldRevalidate: () => false,
                  },
                  {
                    ...screen(
                      paths.profile,
                      'Profile',
                      async () => (await import('./screens/profile/profile-screen.tsx')).ProfileScreen,
                    ),
                    loader: accountReady,
                  },
                  screen(
                    paths.editAccount,
                    'Edit account',
                    async () => (await import('./screens/edit-account/edit-account-screen.tsx')).EditAccountScreen,
                  ),
                  screen(
                    paths.editPassword,
                    'Edit password',
                    async () => (await import('./screens/edit-password/edit-password-screen.tsx')).EditPasswordScreen,
                  ),
                  screen(
                    paths.yourData,
                    'Your data',
                    async () => (await import('./screens/your-data/your-data-screen.tsx')).YourDataScreen,
                  ),
                  screen(
                    paths.deleteAccount,
                    'Delete account',
                    async () =>
                      (await import('./screens/delete-account/delete-account-screen.tsx')).DeleteAccountScreen,
                  ),
                ],
              },
              screen(
                paths.forgotPassword,
                'Forgot Password?',
                async () => (await import('./screens/forgot-password/forgot-password-screen.tsx')).ForgotPasswordScreen,
              ),
              screen(
                `${paths.resetPassword}/:id`,
                'Reset Password',
                async () => (await import('./screens/reset-password/reset-password-screen.tsx')).ResetPasswordScreen,
              ),
              screen(
                `${paths.confirmEmail}/:token`,
                'Confirm your email',
                async () => (await import('./screens/confirm-email/confirm-email-screen.tsx')).ConfirmEmailScreen,
              ),
              screen(
                `${paths.stop}/:token`,
                'Stop rental assessments',
                async () => (await import('./screens/stop/stop-screen.tsx')).StopScreen,
              ),
              leadOut(paths.aboutUs),
              leadOut(paths.about, paths.aboutUs),
              leadOut(paths.howItWorks),
              leadOut(paths.plans),
              leadOut(paths.termsAndConditions),
              leadOut(paths.privacyPolicy),
              leadOut(paths.support),
              {
                path: '*',
                ...shown(
                  'Page not found',
                  async () => (await import('./screens/not-found/not-found-screen.tsx')).NotFoundScreen,
                ),
              },
            ],
          },
        ],
      },
    ],
  },
]

/** A screen at its address, fetched when first wanted, and its twin with the premium popup open, which keeps it mounted. */
function screen(path: string, title: string, load: () => Promise<ComponentType>): RouteObject {
  return {
    path,
    ...shown(title, load),
    children: [{ path: PREMIUM_POPUP.slice(1), loader: signedInOnly }],
  }
}

function shown(title: string, load: () => Promise<ComponentType>) {
  const handle: RouteHandle = { title }
  return { handle, lazy: async () => ({ Component: await fetchCode(load) }) }
}

/** The way out to a public page, and the premium popup that may open in its place. */
function leadOut(path: string, to: string = path): RouteObject {
  return {
    path,
    children: [
      { index: true, loader: publicPage(to) },
      { path: PREMIUM_POPUP.slice(1), loader: signedInOnly },
    ],
  }
}
