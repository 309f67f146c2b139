import { startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { Router, useRoutes } from 'react-router'
import type { Navigator } from 'react-router'
import { asRouteObjects } from './app-route.ts'
import type { AppRoute } from './app-route.ts'
import { AppRouterContext, AppRouterStateContext } from './app-router-context.ts'
import type { AppRouter, AppRouterState } from './app-router.ts'

interface AppRouterViewProps {
  readonly router: AppRouter
  readonly routes: readonly AppRoute[]
}

/** Shows where the router is, for everything within to follow, react-router's own links and hooks included. */
export function AppRouterView({ router, routes }: AppRouterViewProps) {
  const [state, setState] = useState(router.state)
  useLayoutEffect(() => {
    const follow = (next: AppRouterState) => startTransition(() => setState(next))
    // What happened between drawing and following.
    follow(router.state)
    return router.subscribe(follow)
  }, [router])
  const navigator = useMemo(() => navigatorOf(router), [router])
  return (
    <AppRouterContext value={router}>
      <AppRouterStateContext value={state}>
        <Router location={state.location} navigationType={state.navigationType} navigator={navigator}>
          <Matched routes={routes} />
        </Router>
      </AppRouterStateContext>
    </AppRouterContext>
  )
}

function Matched({ routes }: Pick<AppRouterViewProps, 'routes'>) {
  return useRoutes(asRouteObjects(routes))
}

function navigatorOf({ history, navigate }: AppRouter): Navigator {
  const { createHref, createURL, encodeLocation, go } = history
  return {
    createHref,
    createURL,
    encodeLocation,
    go,
    push: (to, state: unknown, options) => void navigate(to, { ...options, state }),
    replace: (to, state: unknown, options) => void navigate(to, { ...options, state, replace: true }),
  }
}
