import { startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { renderMatches, Router } from 'react-router'
import type { Navigator, RouteMatch } from 'react-router'
import { AppRouterContext, AppRouterStateContext } from './app-router-context.ts'
import type { AppRouter, AppRouterState } from './app-router.ts'

interface AppRouterViewProps {
  readonly router: AppRouter
}

/** Shows where the router is, for everything within to follow, react-router's own links and hooks included. */
export function AppRouterView({ router }: AppRouterViewProps) {
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
          {renderMatches([...state.matches] as RouteMatch[])}
        </Router>
      </AppRouterStateContext>
    </AppRouterContext>
  )
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
