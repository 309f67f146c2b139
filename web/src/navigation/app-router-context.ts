import { createContext, use, useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import type { NavigateFunction } from 'react-router'
import type { AppRouter, AppRouterState, Blocker } from './app-router.ts'

// Apart, so that what only goes somewhere is not drawn again whenever somebody does.
export const AppRouterContext = createContext<AppRouter | null>(null)
export const AppRouterStateContext = createContext<AppRouterState | null>(null)

/** The app's router. */
export function useAppRouter(): AppRouter {
  return around(use(AppRouterContext))
}

/** The router's state as it is drawn, followed. */
export function useAppRouterState(): AppRouterState {
  return around(use(AppRouterStateContext))
}

/** Goes to an address of the app, or so many steps in the history. The same function as long as the app runs. */
export function useNavigate(): NavigateFunction {
  return useAppRouter().navigate
}

/** The search of the address, followed. It is read only: to change it is to navigate. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}

/** Asks `blocker` whether a way on is held back; answers the one that is, until the person has said what to do. */
export function useBlocker(blocker: Blocker): AppRouterState['held'] {
  const router = useAppRouter()
  useEffect(() => router.block(blocker), [router, blocker])
  return useAppRouterState().held
}

function around<Known>(known: Known | null): Known {
  if (known === null) throw new Error('There is no AppRouterView around this')
  return known
}
