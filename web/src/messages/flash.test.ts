import { parsePath } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearFlash, followNavigation, readFlash, setFlash } from './flash.ts'

const SAVED = { kind: 'success', text: 'Rental assessment saved' } as const

type State = Parameters<Parameters<Parameters<typeof followNavigation>[0]['subscribe']>[0]>[0]

/** A router at `start` that goes where the test wants. */
function startAt(start: string, { initialized = true } = {}) {
  let hear: (state: State) => void = () => undefined
  const state = (address: string, navigation: 'idle' | 'loading') =>
    ({ location: parsePath(address), navigation: { state: navigation } }) as unknown as State
  let at = start
  const stop = followNavigation({
    state: { ...state(start, 'idle'), initialized },
    subscribe: (listener) => {
      hear = (next) => listener(next, { deletedFetchers: [], newErrors: null, flushSync: false })
      return () => undefined
    },
  })
  const leave = () => hear(state(at, 'loading'))
  const arrive = (pathname: string) => {
    at = pathname
    hear(state(pathname, 'idle'))
  }
  return { stop, leave, arrive }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  clearFlash()
  vi.useRealTimers()
})

it('goes when the person leaves the page', () => {
  const { leave, arrive } = startAt('/calculations')
  setFlash(SAVED)
  vi.runAllTimers()
  leave()
  expect(readFlash()).toEqual(SAVED)
  arrive('/profile')
  expect(readFlash()).toBeNull()
})

it('set by a guard during the first load, it is shown on the page that it redirects to', () => {
  const { arrive } = startAt('/calculations', { initialized: false })
  setFlash(SAVED)
  vi.runAllTimers()
  arrive('/signin')
  expect(readFlash()).toEqual(SAVED)
})

it('set by a guard before anything follows the router, it is shown on the page that it redirects to', () => {
  setFlash(SAVED)
  const { arrive } = startAt('/calculations', { initialized: false })
  vi.runAllTimers()
  arrive('/signin')
  expect(readFlash()).toEqual(SAVED)
})

it('set as the navigation begins, it is shown on the page arrived at, and no further', () => {
  const { leave, arrive } = startAt('/calculator')
  setFlash(SAVED)
  leave()
  vi.runAllTimers()
  arrive('/calculator/1')
  expect(readFlash()).toEqual(SAVED)
  leave()
  arrive('/calculations')
  expect(readFlash()).toBeNull()
})

it('set while the navigation is under way, it is shown on the page arrived at', () => {
  const { leave, arrive } = startAt('/profile')
  leave()
  setFlash(SAVED)
  vi.runAllTimers()
  arrive('/signin')
  expect(readFlash()).toEqual(SAVED)
})

it('stays when the premium popup opens and closes', () => {
  const { arrive } = startAt('/calculations')
  setFlash(SAVED)
  vi.runAllTimers()
  arrive('/calculations/premiumpopup')
  arrive('/calculations')
  expect(readFlash()).toEqual(SAVED)
})

it('is shown on the calculator after a checkout', () => {
  const { leave, arrive } = startAt('/calculator?referrer=premiumsuccess&session_id=cs_1')
  setFlash(SAVED)
  leave()
  arrive('/calculator')
  expect(readFlash()).toEqual(SAVED)
})

it('is replaced by a newer one', () => {
  setFlash(SAVED)
  setFlash({ kind: 'error', text: 'It was not saved' })
  expect(readFlash()).toEqual({ kind: 'error', text: 'It was not saved' })
})
