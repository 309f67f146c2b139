import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router'
import { Frame } from './layout/frame.tsx'
import { signOutAction } from './layout/sign-out.ts'
import { publicPage, startPage } from './layout/public-page.ts'
import { ScreenLoading } from './layout/screen-loading.tsx'
import { PageProblem, RouteProblem } from './layout/screen-problem.tsx'
import { Screens } from './layout/screens.tsx'
import { SignedIn } from './layout/signed-in.tsx'
import { paths, PREMIUM_POPUP } from './paths.ts'
import type { HomePage } from './paths.ts'
import { fetchCode } from './api-client/fetch-code.ts'
import { HOME_PATH, isHomePage, isScreen, routes } from './routes.ts'
import type { Route, ScreenName } from './routes.ts'
import {
  accountReady,
  cachedOffline,
  newCalculationOnly,
  premiumOnly,
  signedInOnly,
  startPopup,
  visitorOnly,
} from './session/route-guards.ts'

const SCREENS: Readonly<Record<ScreenName, () => Promise<ComponentType>>> = {
  calculations: async () => (await import('./screens/calculations/calculations-screen.tsx')).CalculationsScreen,
  compare: async () => (await import('./screens/compare/compare-screen.tsx')).CompareScreen,
  'confirm-email': async () => (await import('./screens/confirm-email/confirm-email-screen.tsx')).ConfirmEmailScreen,
  'delete-account': async () =>
    (await import('./screens/delete-account/delete-account-screen.tsx')).DeleteAccountScreen,
  document: async () => (await import('./screens/document/document-screen.tsx')).DocumentScreen,
  'edit-account': async () => (await import('./screens/edit-account/edit-account-screen.tsx')).EditAccountScreen,
  'edit-password': async () => (await import('./screens/edit-password/edit-password-screen.tsx')).EditPasswordScreen,
  'forgot-password': async () =>
    (await import('./screens/forgot-password/forgot-password-screen.tsx')).ForgotPasswordScreen,
  'import-export': async () => (await import('./screens/import-export/import-export-screen.tsx')).ImportExportScreen,
  keys: async () => (await import('./screens/keys/keys-screen.tsx')).KeysScreen,
  'not-found': async () => (await import('./screens/not-found/not-found-screen.tsx')).NotFoundScreen,
  'portfolio/bank': async () => (await import('./screens/portfolio/bank/bank-screen.tsx')).OwnedBankScreen,
  'portfolio/document': async () =>
    (await import('./screens/portfolio/document/document-screen.tsx')).OwnedDocumentScreen,
  'portfolio/documents': async () =>
    (await import('./screens/portfolio/documents/documents-screen.tsx')).OwnedDocumentsScreen,
  'portfolio/links': async () => (await import('./screens/portfolio/links/links-screen.tsx')).LinksScreen,
  'portfolio/people': async () => (await import('./screens/portfolio/people/people-screen.tsx')).OwnedPeopleScreen,
  'portfolio/rates': async () => (await import('./screens/portfolio/rates/rates-screen.tsx')).OwnedRatesScreen,
  portfolio: async () => (await import('./screens/portfolio/portfolio-screen.tsx')).PortfolioScreen,
  profile: async () => (await import('./screens/profile/profile-screen.tsx')).ProfileScreen,
  'reset-password': async () =>
    (await import('./screens/reset-password/reset-password-screen.tsx')).ResetPasswordScreen,
  screen: async () => (await import('./screens/screen/screen-screen.tsx')).ScreenScreen,
  'sign-in': async () => (await import('./screens/sign-in/sign-in-screen.tsx')).SignInScreen,
  'sign-up': async () => (await import('./screens/sign-up/sign-up-screen.tsx')).SignUpScreen,
  'your-brand': async () => (await import('./screens/your-brand/your-brand-screen.tsx')).YourBrandScreen,
  'your-data': async () => (await import('./screens/your-data/your-data-screen.tsx')).YourDataScreen,
}

const loadCalculator = async () => (await import('./screens/calculator/calculator-screen.tsx')).CalculatorScreen

const PAGES: Readonly<Record<HomePage, () => Promise<ComponentType>>> = {
  numbers: async () => (await import('./screens/calculator/numbers/numbers-page.tsx')).NumbersPage,
  rent: async () => (await import('./screens/calculator/rent/rent-page.tsx')).RentPage,
  loans: async () => (await import('./screens/calculator/loans/loans-page.tsx')).LoansPage,
  years: async () => (await import('./screens/calculator/years/years-page.tsx')).YearsPage,
  bank: async () => (await import('./screens/calculator/bank/bank-page.tsx')).BankPage,
  documents: async () => (await import('./screens/calculator/documents/documents-page.tsx')).DocumentsPage,
}

const LOADERS: Readonly<Partial<Record<ScreenName, LoaderFunction>>> = {
  calculations: cachedOffline,
  screen: cachedOffline,
  profile: accountReady,
}

/** Opens over any page, which stays mounted. */
const popup: RouteObject = { path: PREMIUM_POPUP.slice(1), loader: signedInOnly }

/** React Router's routes, made from the table of routes.ts. Source: decision 22. */
export const routeObjects: RouteObject[] = [
  {
    path: paths.root,
    Component: Frame,
    children: [
      {
        Component: Screens,
        HydrateFallback: ScreenLoading,
        children: [
          {
            ErrorBoundary: RouteProblem,
            children: [
              { index: true, loader: startPage },
              { path: PREMIUM_POPUP, loader: startPopup },
              { path: paths.signOut, loader: startPage, action: signOutAction },
              // Made from the database by the server (api/src/public-pages), so not in the table of routes.
              { path: paths.rents, loader: publicPage(paths.rents) },
              ...routesFor('anyone'),
              { loader: visitorOnly, children: routesFor('visitor') },
              {
                Component: SignedIn,
                loader: signedInOnly,
                children: [
                  ...routesFor('member'),
                  calculatorObject(),
                  // Sorting the table must not wait for the account.
                  { loader: premiumOnly, shouldRevalidate: () => false, children: routesFor('premium') },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
]

function routesFor(access: Route['access']): RouteObject[] {
  return routes.filter((route) => route.access === access).flatMap(routeObjectsOf)
}

function routeObjectsOf(route: Route): RouteObject[] {
  const { path, aliases = [], layout } = route
  if (layout === 'public') return [path, ...aliases].map((address) => publicObject(address, path))
  if (!isScreen(route)) return []
  const loader = LOADERS[route.name]
  return [
    {
      path,
      handle: route,
      ...(loader && { loader }),
      lazy: async () => ({ Component: await fetchCode(SCREENS[route.name]) }),
      children: path === '*' ? [] : [popup],
    },
  ]
}

/** The calculator, which stays mounted while its pages change. */
function calculatorObject(): RouteObject {
  return {
    path: HOME_PATH,
    loader: newCalculationOnly,
    lazy: async () => ({ Component: await fetchCode(loadCalculator) }),
    children: [
      {
        // Above the pages: React Router shows no boundary of a route whose own code failed to load.
        ErrorBoundary: PageProblem,
        children: routes.filter(isHomePage).map((route) => ({
          path: route.path.slice(HOME_PATH.length + 1),
          handle: route,
          lazy: async () => ({ Component: await fetchCode(PAGES[route.name]) }),
          children: [popup],
        })),
      },
    ],
  }
}

async function loadPageBehind() {
  return { Component: await fetchCode(async () => (await import('./layout/page-behind.tsx')).PageBehind) }
}

/** The redirect to a public page, and the premium popup over that page. */
function publicObject(address: string, path: string): RouteObject {
  return {
    path: address,
    children: [
      { index: true, loader: publicPage(path) },
      { ...popup, lazy: loadPageBehind },
    ],
  }
}
