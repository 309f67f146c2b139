import { beforeEach, describe, expect, it, vi } from 'vitest'

const held = new Map<string, string>()
let shows: ((event: { persisted: boolean }) => void)[] = []
const reload = vi.fn<() => void>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, value: string) => void held.set(key, value),
  removeItem: (key: string) => void held.delete(key),
})
vi.stubGlobal('window', {
  location: { reload },
  addEventListener: (name: string, listener: (event: { persisted: boolean }) => void) => {
    if (name === 'pageshow') shows.push(listener)
  },
  removeEventListener: () => undefined,
})

const tokenOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub, exp: 4_000_000_000 })).replaceAll('=', '')}.x`
held.set('homeyield.token', tokenOf('account-1'))
const { followPublicPages } = await import('./public-page.ts')

/** The page is left while the browser keeps it, and shown again once `meanwhile` was done elsewhere. */
function comesBackAfter(meanwhile: () => void, state: 'idle' | 'loading' = 'idle') {
  followPublicPages({ state: { navigation: { state } } as never })
  meanwhile()
  for (const show of shows) show({ persisted: true })
}

beforeEach(() => {
  shows = []
  reload.mockClear()
  held.set('homeyield.token', tokenOf('account-1'))
})

describe('a page of the application from the back/forward cache', () => {
  it('is shown again as it was', () => {
    comesBackAfter(() => undefined)
    expect(reload).not.toHaveBeenCalled()
  })

  it('is loaded anew where it still waits for a public page', () => {
    comesBackAfter(() => undefined, 'loading')
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is loaded anew once another account has signed in', () => {
    comesBackAfter(() => held.set('homeyield.token', tokenOf('account-2')))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is loaded anew once its account has signed out', () => {
    comesBackAfter(() => held.delete('homeyield.token'))
    expect(reload).toHaveBeenCalledOnce()
  })
})
