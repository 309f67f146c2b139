import { matchRoutes, NavigationType, resolvePath } from 'react-router'
import type { Location, NavigateOptions, RouteMatch, RouteObject, To, UNSAFE_createBrowserHistory } from 'react-router'
import { asRouteObjects } from './app-route.ts'
import type { AppRoute, Detour } from './app-route.ts'

/** The browser's history as react-router keeps it. */
type History = Pick<
  ReturnType<typeof UNSAFE_createBrowserHistory>,
  'location' | 'createHref' | 'createURL' | 'encodeLocation' | 'push' | 'replace' | 'go' | 'listen'
>
type Match = RouteMatch<string, RouteObject & AppRoute>

/** What is shown, and where somebody is going. */
export interface AppRouterState {
  readonly location: Location
  /** The routes that lead to it, the outermost first. */
  readonly matches: readonly Match[]
  readonly navigationType: NavigationType
  /** False until the first screen is there: the address that was opened may lead elsewhere. */
  readonly initialized: boolean
  /** Where somebody is going while gates are asked and code is fetched; until then they see what they saw. */
  readonly navigation: { readonly state: 'idle' | 'loading' }
  /** Why the screen at this address could not be shown. */
  readonly problem: { readonly thrown: unknown } | null
  /** A way on that was held back: to take it after all, or not. */
  readonly held: { readonly proceed: () => void; readonly reset: () => void } | null
  /** Whether the page stays where it is scrolled to. */
  readonly keepsScroll: boolean
}

/** Whether a way on is to be held back, until the person says what to do. */
export type Blocker = (way: { readonly currentLocation: Location; readonly nextLocation: Location }) => boolean

/** Leads people through the app; see `createAppRouter`. */
export interface AppRouter {
  readonly state: AppRouterState
  /** Goes to the address that was opened, unless somebody went elsewhere by then. Before, no gate is asked and no code fetched. */
  start: () => Promise<void>
  /** Calls back at every change, before it is drawn, until the answer is called. */
  subscribe: (listener: (state: AppRouterState) => void) => () => void
  /** Goes there, or so many steps in the history. Resolves once it is there or something else became of it. */
  navigate: (to: To | number, options?: NavigateOptions) => Promise<void>
  /** Asks this blocker about every way on but a gate's, until the answer is called. */
  block: (blocker: Blocker) => () => void
  readonly history: History
}

interface Trip {
  readonly action: NavigationType
  readonly location: Location
  readonly keepsScroll?: boolean
}

const IDLE = { state: 'idle' } as const
const LOADING = { state: 'loading' } as const

/**
 * Leads people to the screens of `routes`. Who goes somewhere keeps seeing what they saw until the gates on the way have let them
 * pass, the outermost first, and the screen's code is there; then address and screen change together. A later way on takes the
 * place of one that is not done. What a gate or the code throws is shown in the screen's place. Source: decision 22.
 */
export function createAppRouter(routes: readonly AppRoute[], history: History): AppRouter {
  const listeners = new Set<(state: AppRouterState) => void>()
  let blocker: Blocker | null = null
  let turn = 0
  /** Called by the next step in the history that we take ourselves. */
  let ownStep: (() => void) | null = null
  let passesOnce = false
  let state: AppRouterState = {
    location: history.location,
    matches: matchesAt(history.location),
    navigationType: NavigationType.Pop,
    initialized: false,
    navigation: IDLE,
    problem: null,
    held: null,
    keepsScroll: false,
  }

  function matchesAt(location: Location): readonly Match[] {
    return matchRoutes(asRouteObjects(routes), location) ?? []
  }

  function change(more: Partial<AppRouterState>): void {
    state = { ...state, ...more }
    for (const listener of listeners) listener(state)
  }

  async function travel(trip: Trip): Promise<void> {
    turn += 1
    const mine = turn
    const matches = trip.location === state.location ? state.matches : matchesAt(trip.location)
    let detour: Detour | null = null
    try {
      if (!isWithinPage(state, trip.location)) {
        // Before the gates are asked: they may want to know what goes along.
        change({ navigation: LOADING })
        detour = await prepare(matches, trip.location)
      }
    } catch (thrown) {
      if (mine === turn) arrive(trip, matches, { thrown })
      return
    }
    if (mine === turn) await settle(trip, matches, detour)
  }

  /** Asks the gates and fetches the code. */
  async function prepare(matches: readonly Match[], location: Location): Promise<Detour | null> {
    const url = history.createURL(location)
    const waiting: Promise<Detour | null>[] = []
    for (const [index, match] of matches.entries()) {
      if (!isAsked(match, index, location)) continue
      const answer = match.route.gate?.({ url, params: match.params, state: location.state as unknown })
      if (answer instanceof Promise) waiting.push(answer)
      else if (answer) return answer
    }
    const wanted = matches.map(({ route }) => route).filter(({ load, Component }) => load && !Component)
    return settleAll(waiting, wanted.map(fetchScreen))
  }

  /** Whoever passed a gate is not asked again where neither it nor what it may look at has changed. */
  function isAsked({ route, pathname }: Match, index: number, { pathname: path, search }: Location): boolean {
    const before = state.matches[index]
    if (!state.initialized || state.problem || before?.route !== route || before.pathname !== pathname) return true
    const { location } = state
    if (route.gateForPathOnly) return false
    const isSameAddress = location.pathname === path && location.search === search
    return isSameAddress || location.search !== search
  }

  async function settle(trip: Trip, matches: readonly Match[], detour: Detour | null): Promise<void> {
    if (detour === null) return arrive(trip, matches, null)
    const replaces = trip.action !== NavigationType.Push || !state.initialized
    if (detour.document) {
      change({ navigation: LOADING })
      if (replaces) window.location.replace(detour.to)
      else window.location.assign(detour.to)
      return undefined
    }
    return travel({
      ...trip,
      action: replaces ? NavigationType.Replace : NavigationType.Push,
      location: locationOf(detour.to, null),
    })
  }

  function arrive(
    { action, location, keepsScroll = false }: Trip,
    matches: readonly Match[],
    problem: AppRouterState['problem'],
  ): void {
    if (action === NavigationType.Push) history.push(location, location.state)
    if (action === NavigationType.Replace) history.replace(location, location.state)
    change({
      location,
      matches,
      navigationType: action,
      initialized: true,
      navigation: IDLE,
      problem,
      held: null,
      keepsScroll,
    })
  }

  function locationOf(to: To, given: unknown): Location {
    const path = resolvePath(to, state.location.pathname)
    return { ...path, ...history.encodeLocation(path), state: given, key: Math.random().toString(36).slice(2, 10) }
  }

  function isHeld(nextLocation: Location): boolean {
    return blocker?.({ currentLocation: state.location, nextLocation }) === true
  }

  function hold(proceed: () => void): void {
    const reset = () => change({ held: null })
    change({
      held: {
        reset,
        proceed: () => {
          reset()
          proceed()
        },
      },
    })
  }

  async function goOnce(isBack: Promise<void>, delta: number): Promise<void> {
    await isBack
    passesOnce = true
    history.go(delta)
  }

  history.listen(({ location, delta }) => {
    if (ownStep) {
      ownStep()
      ownStep = null
      return
    }
    // The browser has gone there already: to hold it back is to go back first.
    if (delta !== null && !passesOnce && isHeld(location)) {
      const isBack = new Promise<void>((resolve) => (ownStep = resolve))
      history.go(-delta)
      hold(() => {
        void goOnce(isBack, delta)
      })
      return
    }
    passesOnce = false
    void travel({ action: NavigationType.Pop, location })
  })

  return {
    history,
    get state() {
      return state
    },
    async start() {
      if (turn === 0) await travel({ action: NavigationType.Pop, location: state.location })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async navigate(to, { replace = false, state: given = null, preventScrollReset } = {}) {
      if (typeof to === 'number') return history.go(to)
      const location = locationOf(to, given)
      const action = replace ? NavigationType.Replace : NavigationType.Push
      const trip = { action, location, keepsScroll: preventScrollReset === true }
      if (isHeld(location)) return hold(() => void travel(trip))
      return travel(trip)
    },
    block(next) {
      blocker = next
      return () => {
        if (blocker === next) blocker = null
      }
    },
  }
}

/** Whether only the section of the page changes that the address names. */
function isWithinPage(
  { initialized, problem, location }: AppRouterState,
  { pathname, search, hash }: Location,
): boolean {
  return initialized && !problem && location.pathname === pathname && location.search === search && hash !== ''
}

async function settleAll(
  waiting: readonly Promise<Detour | null>[],
  screens: readonly Promise<void>[],
): Promise<Detour | null> {
  // A gate that leads elsewhere does not wait for code that is not shown then, whatever becomes of that.
  const code = Promise.all(screens)
  code.catch(() => undefined)
  const detour = (await Promise.all(waiting)).find((answer) => answer !== null)
  if (detour) return detour
  await code
  return null
}

async function fetchScreen(route: AppRoute): Promise<void> {
  if (route.load) route.Component = await route.load()
}
