import { QueryClientProvider, skipToken } from '@tanstack/react-query'
import { configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { onTestFinished, vi } from 'vitest'
import { arrivedCalculationsQuery } from '../api-client/queries.ts'
import { queryClient } from '../api-client/query-client.ts'
import { clearFlash, followNavigation } from '../messages/flash.ts'
import { routeObjects } from '../router.tsx'
import { routerContext } from '../session/route-guards.ts'
import { followExpiry } from '../session/session.ts'
import { storeToken } from '../storage/token-store.ts'
import { ANSWERS } from './answers.ts'
import { startStandIn, type Answers } from './stand-in-server.ts'

interface Opening {
  /** What the server answers, beside `ANSWERS`. */
  readonly answers?: Answers
  readonly visitor?: boolean
  /** The width of the window in CSS pixels. */
  readonly width?: number
}

/** Opens the whole application at an address, over a stand-in for the server. jsdom has no layout: CSS hides nothing. */
export function openApp(path: string, { answers = {}, visitor = false, width = 1280 }: Opening = {}) {
  stubBrowser(width)
  const server = startStandIn({ ...ANSWERS, ...answers })
  storeToken(visitor ? null : tokenOf('account-1'))
  const user = userEvent.setup()
  let unmount = load(path)
  onTestFinished(() => {
    unmount()
    queryClient.clear()
    clearFlash()
    localStorage.clear()
    sessionStorage.clear()
    vi.unstubAllGlobals()
  })
  /** Opens an address as a new document: only what is stored stays. */
  const visit = (address: string) => {
    unmount()
    queryClient.clear()
    unmount = load(address)
  }
  return { user, server, visit }
}

/** The path that the browser shows, with its query. */
export function shownPath(): string {
  return window.location.pathname + window.location.search
}

// It has no function of its own, which development warns of.
queryClient.setQueryDefaults(arrivedCalculationsQuery.queryKey, { queryFn: skipToken })

// Late code and requests take long on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

/** The token of a session of an account, which ends at this second. */
export function tokenOf(sub: string, exp = 4e9): string {
  return `e30.${btoa(JSON.stringify({ sub, iat: 0, exp })).replaceAll('=', '')}.x`
}

function load(path: string): () => void {
  window.history.replaceState(null, '', path)
  const router = createBrowserRouter(routeObjects, {
    getContext: () => new RouterContextProvider(new Map([[routerContext, () => router]])),
  })
  followNavigation(router)
  followExpiry(router)
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return () => {
    unmount()
    router.dispose()
  }
}

/** What jsdom lacks. A dialog is open without being modal: focus, Escape and the page behind need a browser. */
export function stubBrowser(width = 1280): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, side, rem] = /\((min|max)-width: ([\d.]+)rem\)/u.exec(query) ?? []
    const limit = Number(rem) * 16
    const matches = side === undefined ? false : side === 'min' ? width >= limit : width <= limit
    return Object.assign(new EventTarget(), { matches, media: query })
  })
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.scrollTo = () => undefined
  window.scrollTo = () => undefined
  window.scrollBy = () => undefined
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return
    this.open = false
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined
      unobserve = () => undefined
      disconnect = () => undefined
    },
  )
}
