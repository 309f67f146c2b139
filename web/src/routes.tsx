import type { ComponentType } from 'react'
import { Frame } from './frame/frame.tsx'
import { leave } from './frame/leave.ts'
import { publicPage } from './frame/public-page.ts'
import { Screens } from './frame/screens.tsx'
import { SignedIn } from './frame/signed-in.tsx'
import type { AppRoute } from './navigation/app-route.ts'
import { paths, PREMIUM_POPUP } from './paths.ts'
import { fetchCode } from './requests/fetch-code.ts'
import {
  accountReady,
  newCalculationOnly,
  plansReady,
  premiumOnly,
  signedInOnly,
  startPage,
  startPopup,
  visitorOnly,
} from './session/gates.ts'
import { isSignedIn } from './session/session.ts'

/** Every screen of the web app, with who may see it. Source: specification section 2. */
export const routes: AppRoute[] = [
  {
    path: paths.root,
    Component: Frame,
    children: [
      {
        Component: Screens,
        children: [
          { index: true, gate: startPage },
          { path: PREMIUM_POPUP, gate: startPopup },
          { path: paths.signOut, gate: leave },
          {
            gate: visitorOnly,
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
            gate: signedInOnly,
            children: [
              {
                ...screen(
                  `${paths.calculator}/:id?`,
                  'Calculator',
                  async () => (await import('./screens/checkout-return/calculator-door.tsx')).CalculatorDoor,
                ),
                gate: newCalculationOnly,
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
                gate: premiumOnly,
                // To sort the table is not to arrive at it: nobody waits for the account to be asked for again.
                gateForPathOnly: true,
              },
              {
                ...screen(
                  paths.profile,
                  'Profile',
                  async () => (await import('./screens/profile/profile-screen.tsx')).ProfileScreen,
                ),
                gate: accountReady,
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
                async () => (await import('./screens/delete-account/delete-account-screen.tsx')).DeleteAccountScreen,
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
          {
            ...screen(paths.plans, 'Plans', async () => {
              const { PlansScreen, membersReady } = await import('./screens/plans/plans-screen.tsx')
              if (isSignedIn()) await membersReady()
              return PlansScreen
            }),
            gate: plansReady,
          },
          screen(
            `${paths.stop}/:token`,
            'Stop rental assessments',
            async () => (await import('./screens/stop/stop-screen.tsx')).StopScreen,
          ),
          leadOut(paths.aboutUs),
          leadOut(paths.about, paths.aboutUs),
          leadOut(paths.howItWorks),
          leadOut(paths.termsAndConditions),
          leadOut(paths.privacyPolicy),
          leadOut(paths.support),
          {
            path: '*',
            title: 'Page not found',
            load: async () => (await import('./screens/not-found/not-found-screen.tsx')).NotFoundScreen,
          },
        ],
      },
    ],
  },
]

/** A screen at its address, fetched when first wanted, and its twin with the premium popup open, which keeps it mounted. */
function screen(path: string, title: string, load: () => Promise<ComponentType>): AppRoute {
  return {
    path,
    title,
    load: async () => fetchCode(load),
    children: [{ path: PREMIUM_POPUP.slice(1), gate: signedInOnly }],
  }
}

/** The way out to a public page, and the premium popup that may open in its place. */
function leadOut(path: string, to: string = path): AppRoute {
  return {
    path,
    children: [
      { index: true, gate: publicPage(to) },
      { path: PREMIUM_POPUP.slice(1), gate: signedInOnly },
    ],
  }
}
