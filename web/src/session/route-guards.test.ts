import { RouterContextProvider } from 'react-router'
import { describe, expect, it, vi } from 'vitest'

vi.stubGlobal('window', { addEventListener: () => undefined })
const { readFlash } = await import('../messages/flash.ts')
const { premiumOnly, routerContext, signedInOnly } = await import('./route-guards.ts')

const url = new URL('http://localhost/profile')

type HistoryAction = 'PUSH' | 'POP' | 'REPLACE' | undefined

function contextOf(historyAction: HistoryAction) {
  const state = { navigation: { historyAction } }
  const context = new RouterContextProvider()
  context.set(routerContext, () => ({ state }) as never)
  return context
}

function headersAfter(historyAction: HistoryAction) {
  return [...(signedInOnly({ context: contextOf(historyAction), url })?.headers ?? [])]
}

it('leads elsewhere on the way to an address, with that none of the history', () => {
  expect(headersAfter('PUSH')).toEqual([['location', '/signin']])
})

it.each([undefined, 'POP', 'REPLACE'] as const)(
  'replaces an address that was opened or gone back to, so that the way back does not lead there again: %s',
  (action) => {
    expect(headersAfter(action)).toEqual([
      ['location', '/signin'],
      ['x-remix-replace', 'true'],
    ])
  },
)

it('leads somebody new who chose a place on a page about rents to sign up', () => {
  const place = new URL('http://localhost/calculator?area=252900&dwelling=House&bedrooms=3')
  const answer = signedInOnly({ context: contextOf('PUSH'), url: place })
  expect(answer?.headers.get('location')).toBe('/signup?referrer=freesignup')
})

it('says to somebody whose session ended why they must sign in, and nothing to a visitor', async () => {
  signedInOnly({ context: contextOf('POP'), url })
  expect(readFlash()).toBeNull()
  const expired = `e30.${btoa(JSON.stringify({ sub: 'a1', exp: 1 })).replaceAll('=', '')}.x`
  const storage = new Map([['homeyield.token', expired]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    removeItem: (key: string) => void storage.delete(key),
  })
  vi.resetModules()
  const reloaded = await import('./route-guards.ts')
  const flash = await import('../messages/flash.ts')
  const context = new RouterContextProvider()
  context.set(reloaded.routerContext, () => ({ state: { navigation: { historyAction: 'POP' } } }) as never)
  reloaded.signedInOnly({ context, url })
  expect(flash.readFlash()).toEqual({ kind: 'error', text: 'Your session has ended. Sign in to continue.' })
})

it('lets the comparison through when its request ends the session, so that the person is led to sign in', async () => {
  const storage = new Map([['homeyield.token', validToken()]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ error: 'Sign in', code: 'not_signed_in' }, { status: 401 })),
  )
  expect(
    await premiumOnly({ context: contextOf('PUSH'), url: new URL('http://localhost/calculations/compare') }),
  ).toBeNull()
  expect(storage.size).toBe(0)
})

function validToken(): string {
  return `e30.${btoa(JSON.stringify({ sub: 'a1', exp: Date.now() / 1000 + 60 })).replaceAll('=', '')}.x`
}

describe('a new calculation', () => {
  async function open(premium: boolean, saved: number) {
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'homeyield.token' ? validToken() : null) })
    const asked: string[] = []
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path)
      if (path === '/api/account') return Promise.resolve(Response.json({ premium }))
      if (path === '/api/calculations?limit=1') return Promise.resolve(Response.json(Array.from({ length: saved })))
      return new Promise(() => undefined)
    })
    vi.resetModules()
    const guards = await import('./route-guards.ts')
    const context = new RouterContextProvider()
    context.set(guards.routerContext, () => ({ state: { navigation: { historyAction: 'PUSH' } } }) as never)
    const input = { context, params: {}, url: new URL('http://localhost/calculator') }
    const answer = await guards.newCalculationOnly(input as never)
    return { target: answer?.headers.get('location') ?? null, asked }
  }

  it('opens with Premium before the list has arrived', async () => {
    const { target, asked } = await open(true, 7)
    expect(target).toBeNull()
    await vi.waitFor(() => expect(asked).toEqual(['/api/account', '/api/calculations?limit=100']))
  })

  it.each([
    [0, null],
    [1, '/calculations'],
  ])('without Premium asks for one calculation only, and with %i leads to %s', async (saved, expected) => {
    const { target, asked } = await open(false, saved)
    expect(target).toBe(expected)
    const list = expected === null ? ['/api/calculations?limit=100'] : []
    await vi.waitFor(() => expect(asked).toEqual(['/api/account', '/api/calculations?limit=1', ...list]))
  })
})
