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
import { fetchCode } from './api-client/fetch-code.ts'
import { HOME_PATH, HOME_SOURCE, isHomePage, isScreen, pageSource, routes, screenSource } from './routes.ts'
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

/** The code of each screen and of each page of a home, by its source file, which exports the component alone. */
const SOURCES = import.meta.glob<Readonly<Record<string, ComponentType>>>([
  './screens/**/*-screen.tsx',
  './screens/calculator/*/*-page.tsx',
])

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
      lazy: () => loadComponent(screenSource(route.name)),
      children: path === '*' ? [] : [popup],
    },
  ]
}

/** The calculator, which stays mounted while its pages change. */
function calculatorObject(): RouteObject {
  return {
    path: HOME_PATH,
    loader: newCalculationOnly,
    lazy: () => loadComponent(HOME_SOURCE),
    children: [
      {
        // Above the pages: React Router shows no boundary of a route whose own code failed to load.
        ErrorBoundary: PageProblem,
        children: routes.filter(isHomePage).map((route) => ({
          path: route.path.slice(HOME_PATH.length + 1),
          handle: route,
          lazy: () => loadComponent(pageSource(route.name)),
          children: [popup],
        })),
      },
    ],
  }
}

async function loadComponent(source: string): Promise<{ readonly Component: ComponentType }> {
  const load = SOURCES[source]
  const [Component] = load === undefined ? [] : Object.values(await fetchCode(load))
  if (Component === undefined) throw new Error(`There is no component in ${source}`)
  return { Component }
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
